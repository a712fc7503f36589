import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/contrast/words.ts';

export default {
  title: 'Eins passt nicht zum Rest',
  contrasts: {
    'DS+ SM-':
      'Du führst lieber. Wird eine Berührung stark, bist du aber lieber die Person, die sie spürt.',
    'DS- SM+':
      'Du lässt dich lieber führen. Wird eine Berührung stark, kommt sie aber lieber von dir.',
    'DS+ BOND-': 'Du führst lieber. Das Seil steht aber dir besser.',
    'DS- BOND+': 'Du lässt dich lieber führen. Die Knoten machst du aber lieber selbst.',
    'DS+ HUMIL-':
      'Du hast lieber das Sagen. Wenn schon jemand rot werden soll, dann aber ruhig du.',
    'DS- HUMIL+':
      'Du lässt dich lieber führen. Wenn jemand rot werden soll, dann aber lieber nicht du.',
    'DS+ PRIMAL-': 'Du führst lieber. Bei der Jagd lässt du dich aber lieber fangen.',
    'DS- PRIMAL+': 'Du lässt dich lieber führen. Einen Ringkampf verlierst du aber lieber nicht.',
    'DS+ ROLE-':
      'Du entscheidest lieber. Nach einem langen Tag lässt du dich aber lieber umsorgen.',
    'DS- ROLE+': 'Du lässt dich lieber führen. Fürsorge gibst du aber lieber, als sie zu bekommen.',
    'SM+ BOND-':
      'Starke Berührungen gibst du lieber, als sie zu spüren. Das Seil steht aber dir besser.',
    'SM- BOND+':
      'Starke Berührungen spürst du lieber, als sie zu geben. Die Knoten machst du aber lieber selbst.',
    'SM+ HUMIL-':
      'Starke Berührungen gibst du lieber, als sie zu spüren. Die roten Wangen dürfen aber deine sein.',
    'SM- HUMIL+':
      'Starke Berührungen spürst du lieber, als sie zu geben. Die roten Wangen überlässt du aber gern deinem Gegenüber.',
    'SM+ PRIMAL-':
      'Starke Berührungen gibst du lieber, als sie zu spüren. Bei der Jagd lässt du dich aber lieber fangen.',
    'SM- PRIMAL+':
      'Starke Berührungen spürst du lieber, als sie zu geben. Bei der Jagd fängst du aber lieber selbst.',
    'SM+ ROLE-':
      'Starke Berührungen gibst du lieber, als sie zu spüren. Danach lässt du dich aber lieber umsorgen.',
    'SM- ROLE+':
      'Starke Berührungen spürst du lieber, als sie zu geben. Danach umsorgst du aber lieber selbst.',
    'BOND+ HUMIL-': 'Die Knoten machst du lieber selbst. Die roten Wangen dürfen aber deine sein.',
    'BOND- HUMIL+': 'Im Seil liegst du lieber selbst. Erröten soll aber lieber dein Gegenüber.',
    'BOND+ PRIMAL-':
      'Du fesselst lieber, als gefesselt zu werden. Bei der Jagd lässt du dich aber lieber fangen.',
    'BOND- PRIMAL+':
      'Du wirst lieber gefesselt, als selbst zu fesseln. Bei der Jagd fängst du aber lieber selbst.',
    'BOND+ ROLE-':
      'Die Knoten machst du lieber selbst. Sind sie gelöst, lässt du dich aber lieber umsorgen.',
    'BOND- ROLE+':
      'Du wirst lieber gefesselt, als selbst zu fesseln. Fürsorge gibst du aber lieber, als sie zu bekommen.',
    'HUMIL+ PRIMAL-':
      'Du bringst lieber andere zum Erröten, als selbst rot zu werden. Bei der Jagd lässt du dich aber lieber fangen.',
    'HUMIL- PRIMAL+':
      'Wenn schon jemand rot werden soll, dann ruhig du. Bei der Jagd fängst du aber lieber selbst.',
    'HUMIL+ ROLE-':
      'Du neckst lieber, als geneckt zu werden. Nach einem langen Tag lässt du dich aber lieber umsorgen.',
    'HUMIL- ROLE+':
      'Wenn schon jemand rot werden soll, dann ruhig du. Fürsorge gibst du aber lieber selbst.',
    'PRIMAL+ ROLE-':
      'Bei der Jagd fängst du lieber selbst. Danach lässt du dich aber lieber umsorgen.',
    'PRIMAL- ROLE+':
      'Bei der Jagd lässt du dich lieber fangen. Danach umsorgst du aber lieber selbst.',
    'DS BOND': 'Du magst es, wenn klar ist, wer führt. Die Hände bleiben dabei aber besser frei.',
    'DS SM': 'Du magst es, wenn klar ist, wer führt. Wehtun muss es dafür aber nicht.',
    'DS HUMIL': 'Du magst es, wenn klar ist, wer führt. Rote Wangen brauchst du dafür aber nicht.',
    'SM HUMIL': 'Du magst Berührungen, die man spürt. Scharfe Worte sind aber etwas anderes.',
    'BOND SM': 'Du magst Fesseln. Halten dürfen sie, aber wehtun sollten sie nicht.',
    'PRIMAL SM': 'Du magst die Jagd etwas wild. Wehtun sollte sie aber nicht.',
    'EXVOY ENM':
      'Du magst Blicke, ganz gleich von wem. Mehr als Blicke zu teilen ist aber etwas anderes.',
    'ENM EXVOY': 'Du magst Platz für mehr als zwei. Zusehen muss dabei aber niemand.',
  },
} satisfies Translation<typeof english>;
