import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/accounts/passkeys/words.ts';

export default {
  keep: 'לשמור מפתח גישה',
  keepExplained: 'מפתח גישה פותח למי שיכול לבטל את נעילת המכשיר הזה.',
  keeping: 'ממתינים למכשיר שלכם…',
  kept: 'מפתח הגישה נשמר. הוא מופיע תחת ״עריכת הפרופיל״.',
  notKept: 'לא נשמר מפתח גישה. אפשר לנסות שוב.',
  noKey:
    'מפתחות הגישה של המכשיר הזה לא יכולים להכיל את המפתח לתשובות שלכם, ולכן אי אפשר להשתמש במפתח הזה כאן. קוד הכניסה פותח את הפרופיל.',
  alreadyHere: 'במכשיר הזה כבר יש מפתח גישה לפרופיל הזה.',
  userName: (day) => `הפרופיל שלי, ${day}`,
  thisPhone: 'הטלפון הזה',
  thisComputer: 'המחשב הזה',
  passkeyName: (device, month) => `${device}, ${month}`,
  chooseButton: 'להשתמש במפתח גישה',
  nothingUsed: 'לא נעשה שימוש במפתח גישה. אפשר לנסות שוב, או להשתמש בקוד הכניסה.',
  passkeys: 'מפתחות גישה',
  passkeysExplained: (max) =>
    `מפתח גישה פותח את הפרופיל הזה במכשירים שלכם בלי הקוד. מי שיכול לבטל את הנעילה של מכשיר כזה יכול להשתמש בו. לכל היותר ${max}.`,
  rename: 'לשנות שם',
  renameNamed: (name) => `לשנות את השם של ״${name}״`,
  newName: 'שם חדש',
  removeNamed: (name) => `להסיר את ״${name}״`,
  removed: (name) =>
    `״${name}״ כבר לא פותח את הפרופיל הזה. ייתכן שהמכשיר ימשיך להציג אותו עד שתמחקו אותו שם.`,
  notRenamed: 'השם לא השתנה. אפשר לנסות שוב.',
  notRemoved: 'מפתח הגישה לא הוסר. אפשר לנסות שוב.',
} satisfies Translation<typeof english>;
