import type { messages as english } from '../../en/areas/dashboardCards';
import type { Translation } from '../../translation';

/** Messages of the parts of the dashboard that are loaded later. */
export const messages = {
  workload: {
    waiting:
      'لا شيء ينتظر، نحو %{time} |||| عنصر واحد ينتظر، نحو %{time} |||| عنصران ينتظران، نحو %{time} |||| %{count} عناصر تنتظر، نحو %{time} |||| %{count} عنصرًا ينتظر، نحو %{time} |||| %{count} عنصر ينتظر، نحو %{time}',
    measured: 'مقيس على هذا الجهاز للعنصر الواحد: %{paces}.',
    assumed: 'مفترض حتى يُقاس، للعنصر الواحد: %{paces}.',
  },
  money: {
    title: 'المال والنقاط',
    orderValue: { name: 'قيمة الطلبات', formula: 'إجمالي كل الطلبات في هذه الفترة.' },
    discountValue: { name: 'الخصومات', formula: 'إجمالي الخصومات التي منحتها القسائم في هذه الفترة.' },
    outstanding: { name: 'النقاط القائمة', formula: 'النقاط التي يملكها عملاؤك ويمكنهم استبدالها بعد.' },
    redemptionRate: { name: 'معدّل الاستبدال', formula: 'النقاط المستبدلة مقسومة على النقاط المكتسبة في هذه الفترة.' },
    worth: 'تساوي حتى %{amount}',
    rateBefore: '%{share}: %{before}',
  },
  restart: {
    done: 'تمت إعادة تشغيل الإعداد',
    failed: 'تعذّرت إعادة تشغيل الإعداد. %{reason} لم يتغيّر شيء. حاول مجددًا.',
    title: 'إعادة تشغيل معالج الإعداد؟',
    text: 'يحل المعالج محل لوحة المعلومات لكل فريقك حتى يُطلق أحدكم المتجر من جديد. تبقى بياناتك وبرامجك وإعداداتك كما هي.',
    confirm: 'إعادة تشغيل المعالج',
  },
} satisfies Translation<typeof english>;
