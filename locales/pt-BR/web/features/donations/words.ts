import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/donations/words.ts';

export default {
  title: 'Doar uma cópia das suas respostas',
  why: 'Por enquanto, as pontuações se apoiam em pessoas simuladas. Respostas de pessoas reais as melhoram para todo mundo.',
  donate: 'Doar uma cópia das minhas respostas',
  addDetails: 'Acrescentar minha faixa de idade e meu gênero',
  isOff: 'Nada é copiado.',
  isStored: (day) => `Ativa desde ${day}. Há uma cópia guardada.`,
  comesLater: (day) => `Ativa desde ${day}. A cópia é feita quando você terminar o questionário.`,
  copied:
    'O que é copiado: suas respostas, os idiomas em que você as deu, a edição das perguntas e a semana; faixa de idade e gênero só se você acrescentar; o que você diz de uma comparação a dois, com o nível dela. Nada de conta, dia ou ordem das respostas. Se você refizer o questionário, a cópia é substituída.',
  readers:
    'Quem pode ler: só a calibração feita por quem administra este site, com uma chave mantida longe deste servidor e dos backups.',
  withdrawal:
    'Se mudar de ideia: desative, e a cópia é apagada na hora. O que já foi calculado com ela permanece.',
  limits:
    'O que resta: apagar a conta apaga a cópia. Se a conta for apagada depois de 24 meses sem uso, a cópia fica, pois ninguém sabe dizer qual é a sua. Em um site pequeno, alguém com essa chave e vários backups poderia adivinhar.',
  columnByColumn: '<a>A página de privacidade</a> lista cada coluna.',
  notLoaded: 'Não foi possível carregar sua escolha. Abra esta página de novo.',
} satisfies Translation<typeof english>;
