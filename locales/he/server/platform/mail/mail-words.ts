import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/server/platform/mail/mail-words.ts';

const neverPassOn = 'אל תעבירו אותו לאיש: לעולם לא נבקש אותו מכם.';
const unrequested = 'אם לא ביקשתם את זה, התעלמו מההודעה: לא יקרה דבר.\n';

export default {
  codeSubject: 'הקוד שלכם',
  codeText: (code) =>
    `${code}\n\nזה הקוד שביקשתם. הוא פועל פעם אחת, בתוך עשר דקות.\n${neverPassOn}\n\n${unrequested}`,
  confirmationSubject: 'אישור הכתובת שלכם',
  confirmationText: (code) =>
    `${code}\n\nהקלידו את הקוד הזה בדף שבו הזנתם את הכתובת, בתוך עשר דקות.\n${neverPassOn}\n\n${unrequested}`,
} satisfies Translation<typeof english>;
