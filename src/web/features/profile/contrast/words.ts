import type { Contrast } from '../../../../domain/portrait.ts';

export const title = 'One thing that doesn’t fit the rest';

/** '+' and '-' are sides; without them the first theme is liked and the second is not. */
export const contrasts: Readonly<Record<Contrast, string>> = {
  'DS+ SM-':
    'You’d rather lead. When a touch gets strong, though, you’d rather be the one who feels it.',
  'DS- SM+':
    'You’d rather follow. When a touch gets strong, though, you’d rather be the one who gives it.',
  'DS+ BOND-': 'You’d rather lead. The rope, though, looks better on you.',
  'DS- BOND+': 'You’d rather follow. The knots, though, you’d rather tie yourself.',
  'DS+ HUMIL-':
    'You’d rather be in charge. If somebody has to blush, though, it may as well be you.',
  'DS- HUMIL+': 'You’d rather follow. If somebody has to blush, though, it had better not be you.',
  'DS+ PRIMAL-': 'You’d rather lead. In a chase, though, you’d rather be caught.',
  'DS- PRIMAL+': 'You’d rather follow. In a wrestling match, though, you’d rather not lose.',
  'DS+ ROLE-': 'You’d rather decide. After a long day, though, you’d rather be looked after.',
  'DS- ROLE+':
    'You’d rather be led. When it comes to care, though, you’d rather give it than get it.',
  'SM+ BOND-':
    'You’d rather give a strong touch than feel it. The rope, though, looks better on you.',
  'SM- BOND+':
    'You’d rather feel a strong touch than give it. The knots, though, you’d rather tie yourself.',
  'SM+ HUMIL-':
    'You’d rather give a strong touch than feel it. The blush, though, may be your own.',
  'SM- HUMIL+':
    'You’d rather feel a strong touch than give it. The blush, though, belongs on the other face.',
  'SM+ PRIMAL-':
    'You’d rather give a strong touch than feel it. In a chase, though, you’d rather be caught.',
  'SM- PRIMAL+':
    'You’d rather feel a strong touch than give it. In a chase, though, you’d rather do the catching.',
  'SM+ ROLE-':
    'You’d rather give a strong touch than feel it. Afterwards, though, you’d rather be looked after.',
  'SM- ROLE+':
    'You’d rather feel a strong touch than give it. Afterwards, though, you’d rather do the looking after.',
  'BOND+ HUMIL-': 'You’d rather tie the knots. The blush, though, may be your own.',
  'BOND- HUMIL+':
    'You’d rather be the one in the rope. You’d still rather see the other one blush.',
  'BOND+ PRIMAL-': 'You’d rather tie than be tied. In a chase, though, you’d rather be caught.',
  'BOND- PRIMAL+':
    'You’d rather be tied than tie. In a chase, though, you’d rather do the catching.',
  'BOND+ ROLE-':
    'You’d rather tie the knots. Once they’re undone, though, you’d rather be looked after.',
  'BOND- ROLE+':
    'You’d rather be tied than tie. When it comes to care, though, you’d rather give it than get it.',
  'HUMIL+ PRIMAL-':
    'You’d rather make somebody blush than blush. In a chase, though, you’d rather be caught.',
  'HUMIL- PRIMAL+':
    'If somebody has to blush, it may as well be you. In a chase, though, you’d rather do the catching.',
  'HUMIL+ ROLE-':
    'You’d rather tease than be teased. After a long day, though, you’d rather be looked after.',
  'HUMIL- ROLE+':
    'If somebody has to blush, it may as well be you. When it comes to care, though, you’d rather give it.',
  'PRIMAL+ ROLE-':
    'In a chase you’d rather do the catching. Afterwards, though, you’d rather be looked after.',
  'PRIMAL- ROLE+':
    'In a chase you’d rather be caught. Afterwards, though, you’d rather do the looking after.',
  'DS BOND': 'You like it clear who leads. Hands, though, had better stay free.',
  'DS SM': 'You like it clear who leads. It needn’t hurt to be clear, though.',
  'DS HUMIL': 'You like it clear who leads. A blush for it, though, isn’t your idea of fun.',
  'SM HUMIL': 'You like a touch that’s felt. A sharp word, though, is another matter.',
  'BOND SM': 'You like things tied. They may hold, but they had better not hurt.',
  'PRIMAL SM': 'You like a chase to be a little wild. It had better not hurt, though.',
  'EXVOY ENM':
    'You like a good look, whoever does the looking. Sharing more than that is another matter.',
  'ENM EXVOY': 'You like room for more than two. Nobody needs to look on, though.',
};
