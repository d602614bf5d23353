import type { messages as english } from '../../en/areas/preview';
import type { Translation } from '../../translation';

/** Messages of storefront previews. */
export const messages = {
  title: 'كما يراه العميل',
  text: 'كما يراه عضو جديد، مع تغييراتك غير المحفوظة وألوان أدواتك. تظهر المهام والمكافآت المفعّلة فقط.',
  frame: 'البرنامج كما يراه العميل',
  program: {
    welcome: 'اكسب %{name} واحصل على مكافآت',
    points: 'النقاط',
    join: 'انضم الآن',
    signIn: 'تسجيل الدخول',
    earn: 'طرق كسب %{name}',
    redeem: 'طرق استبدال %{name}',
    noTasks: 'لا توجد طرق لكسب %{name} بعد',
    noRewards: 'لا توجد طرق لاستبدال %{name} بعد',
    redeemButton: 'استبدال',
  },
  /** Variants addressed to shoppers. */
  sentences: {
    customTask: '%{points} عن إنجاز ذلك.',
    alsoExisting: 'يحصل عليها العملاء الحاليون أيضًا.',
    afterApproval: 'بعد موافقة المتجر.',
    onlyBuyers: 'للمنتجات التي اشتريتها فقط.',
    takeBack: 'تُزال النقاط إذا ألغيت اشتراكك.',
    freeProductOpen: 'منتج مجاني مقابل %{points}.',
  },
} satisfies Translation<typeof english>;
