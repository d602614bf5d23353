import type { messages as english } from '../../en/areas/preview';
import type { Translation } from '../../translation';

/** Messages of storefront previews. */
export const messages = {
  title: 'ما يراه المتسوّق',
  text: 'كما يراه عضو جديد، مع تغييراتك وبألوان أدواتك. يظهر المفعّل فقط.',
  frame: 'البرنامج كما يراه المتسوّق',
  program: {
    welcome: 'اجمع %{name} واحصل على مكافآت مقابلها',
    points: 'النقاط',
    join: 'انضم الآن',
    signIn: 'تسجيل الدخول',
    earn: 'كيف تجمع %{name}',
    redeem: 'ما تحصل عليه مقابل %{name}',
    noTasks: 'لا توجد بعد طريقة لجمع %{name}.',
    noRewards: 'لا يوجد بعد ما تحصل عليه مقابل %{name}.',
    redeemButton: 'استبدال',
  },
  /** Variants addressed to shoppers. */
  sentences: {
    customTask: '%{points} عن إنجاز ذلك.',
    alsoExisting: 'حتى لو كنت عميلًا من قبل.',
    afterApproval: 'بعد أن يطّلع المتجر عليها.',
    onlyBuyers: 'للمنتجات التي اشتريتها فقط.',
    takeBack: 'تُسترجع عند سحب موافقتك.',
    freeProductOpen: 'منتج مقابل %{points}.',
  },
} satisfies Translation<typeof english>;
