import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/contrast/words.ts';

export default {
  title: 'Algo que no encaja con lo demás',
  contrasts: {
    'DS+ SM-':
      'Prefieres guiar. Pero cuando las sensaciones se vuelven intensas, prefieres sentirlas tú.',
    'DS- SM+':
      'Prefieres que te guíen. Pero cuando las sensaciones se vuelven intensas, prefieres darlas tú.',
    'DS+ BOND-': 'Prefieres guiar. Pero la cuerda te sienta mejor a ti.',
    'DS- BOND+': 'Prefieres que te guíen. Pero los nudos prefieres hacerlos tú.',
    'DS+ HUMIL-': 'Prefieres mandar. Pero si hay que sonrojarse, no te importa que te toque a ti.',
    'DS- HUMIL+': 'Prefieres que te guíen. Pero si hay que sonrojarse, mejor que no te toque a ti.',
    'DS+ PRIMAL-': 'Prefieres guiar. Pero en la persecución prefieres que te atrapen.',
    'DS- PRIMAL+': 'Prefieres que te guíen. Pero en un combate de broma prefieres no perder.',
    'DS+ ROLE-': 'Prefieres decidir. Pero tras un día largo prefieres que te cuiden.',
    'DS- ROLE+': 'Prefieres que te guíen. Pero los cuidados prefieres darlos a recibirlos.',
    'SM+ BOND-':
      'Prefieres dar sensaciones intensas a sentirlas. Pero la cuerda te sienta mejor a ti.',
    'SM- BOND+':
      'Prefieres sentir sensaciones intensas a darlas. Pero los nudos prefieres hacerlos tú.',
    'SM+ HUMIL-':
      'Prefieres dar sensaciones intensas a sentirlas. Pero el rubor puede ser el tuyo.',
    'SM- HUMIL+':
      'Prefieres sentir sensaciones intensas a darlas. Pero el rubor, mejor en la otra cara.',
    'SM+ PRIMAL-':
      'Prefieres dar sensaciones intensas a sentirlas. Pero en la persecución prefieres que te atrapen.',
    'SM- PRIMAL+':
      'Prefieres sentir sensaciones intensas a darlas. Pero en la persecución prefieres atrapar.',
    'SM+ ROLE-':
      'Prefieres dar sensaciones intensas a sentirlas. Pero después prefieres que te cuiden.',
    'SM- ROLE+':
      'Prefieres sentir sensaciones intensas a darlas. Pero después prefieres cuidar tú.',
    'BOND+ HUMIL-': 'Prefieres hacer los nudos. Pero el rubor puede ser el tuyo.',
    'BOND- HUMIL+':
      'La cuerda prefieres llevarla tú. Pero el rubor prefieres verlo en la otra cara.',
    'BOND+ PRIMAL-':
      'Prefieres atar a que te aten. Pero en la persecución prefieres que te atrapen.',
    'BOND- PRIMAL+': 'Prefieres que te aten a atar tú. Pero en la persecución prefieres atrapar.',
    'BOND+ ROLE-': 'Prefieres hacer los nudos. Pero una vez deshechos, prefieres que te cuiden.',
    'BOND- ROLE+':
      'Prefieres que te aten a atar tú. Pero los cuidados prefieres darlos a recibirlos.',
    'HUMIL+ PRIMAL-':
      'Prefieres que se sonroje otra persona. Pero en la persecución prefieres que te atrapen.',
    'HUMIL- PRIMAL+':
      'Si hay que sonrojarse, no te importa que te toque a ti. Pero en la persecución prefieres atrapar.',
    'HUMIL+ ROLE-':
      'Prefieres provocar a que te provoquen. Pero tras un día largo prefieres que te cuiden.',
    'HUMIL- ROLE+':
      'Si hay que sonrojarse, no te importa que te toque a ti. Pero los cuidados prefieres darlos.',
    'PRIMAL+ ROLE-': 'En la persecución prefieres atrapar. Pero después prefieres que te cuiden.',
    'PRIMAL- ROLE+':
      'En la persecución prefieres que te atrapen. Pero después prefieres cuidar tú.',
    'DS BOND': 'Te gusta que esté claro quién guía. Pero las manos, mejor libres.',
    'DS SM': 'Te gusta que esté claro quién guía. Pero para eso no hace falta que duela.',
    'DS HUMIL': 'Te gusta que esté claro quién guía. Pero sonrojarse por ello no te divierte.',
    'SM HUMIL': 'Te gusta que las caricias se noten. Pero una palabra dura es otra cosa.',
    'BOND SM': 'Te gustan las ataduras. Pueden sujetar, pero mejor que no duelan.',
    'PRIMAL SM': 'Te gusta la persecución un poco salvaje. Pero mejor que no duela.',
    'EXVOY ENM': 'Te gustan las miradas, mire quien mire. Pero compartir algo más es otra cosa.',
    'ENM EXVOY': 'Te gusta que haya sitio para más de dos. Pero no hace falta que nadie mire.',
  },
} satisfies Translation<typeof english>;
