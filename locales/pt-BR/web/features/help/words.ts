import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/help/words.ts';

export default {
  pageTitle: 'Fazer uma pausa, parar ou pedir ajuda',
  pageIntro:
    'Você não deve nada a este site. Pode parar a qualquer momento, e voltar ou não. Esta página diz como, e onde encontrar alguém com quem conversar.',
  pauseTitle: 'Fazer uma pausa',
  pause: [
    'Cada resposta é salva assim que você a dá. Você pode fechar a página a qualquer momento. Seu código de acesso traz você de volta ao mesmo lugar.',
    'Uma pergunta pode mexer com você. Então tire os olhos da tela. Sinta os pés no chão e solte o ar devagar. A pergunta pode esperar.',
  ],
  passTitle: 'Pular uma pergunta',
  pass: [
    'Você pode pular qualquer pergunta com “Prefiro não dizer”. Não precisa de motivo, e ninguém fica sabendo. O questionário continua e termina normalmente.',
    'Seu perfil não diz nada sobre o que você pulou. Você pode mudar de ideia depois, na página “Minhas respostas”.',
  ],
  tracesTitle: 'Sair sem deixar rastro',
  traces: [
    '“Saída rápida” fica no alto de cada página e abre na hora uma página neutra. Mesmo assim, seu navegador guarda o histórico. Uma janela anônima não guarda nenhum.',
    'Outras pessoas usam este celular ou computador? Marque “Outras pessoas usam este aparelho” ao entrar ou ao começar. Assim nada fica no navegador depois que você fecha a aba.',
    'Para apagar tudo e retirar seu consentimento, abra “Editar perfil” e toque em “Apagar minha conta”. Suas respostas, seu perfil e seus códigos somem na hora. Ninguém consegue trazê-los de volta, e ninguém pergunta por quê.',
  ],
  pressureTitle: 'Se alguém obrigar você a mostrar isto',
  pressure: [
    'Ninguém tem o direito de ver isto: nem quem está com você, nem pai ou mãe, nem chefe. Se alguém força você a responder, a mostrar seu perfil ou a dizer sim, isso é pressão. A culpa não é sua.',
    'Primeiro vem você, depois o segredo. Se for mais seguro mostrar agora, mostre. Você pode mudar coisas mais tarde, sem ninguém por perto:',
  ],
  pressureSteps: [
    'Marque uma pergunta como limite absoluto, em “Minhas respostas”. Nenhuma lista para outra pessoa vai citá-la.',
    'Renove seu link ou desative o compartilhamento, em “Editar perfil”. O link antigo para de funcionar na hora.',
    'Não diga sim a uma comparação a dois. A outra pessoa não consegue distinguir um não de uma espera.',
    'Crie um novo código de acesso. Isso encerra a sessão em todos os outros navegadores.',
    'Apague a conta, se é isso que você quer.',
  ],
  pressureAfter:
    'O que alguém viu está visto. Mas é você quem decide o que se vê daqui em diante. E você pode conversar com alguém que conhece bem essas situações. O fim desta página diz onde.',
  distressTitle: 'Se um interesse angustia você',
  distress: [
    'O que você pensa e o que você quer fazer são duas coisas. Dá para gostar de uma ideia e nunca querer que ela seja real. Uma ideia não é um plano. Ela não diz que tipo de pessoa você é.',
    'As pontuações daqui não são um parecer médico. Nenhum número deste site quer dizer que há algo errado com você.',
    'Uma ideia assusta você ou não sai da sua cabeça? Você tem medo de se machucar ou de machucar alguém? Então não carregue isso sem ajuda. Em uma consulta médica, na terapia ou em uma linha de apoio, alguém vai ouvir você. Você pode perguntar antes o que fica entre vocês.',
  ],
  limitsTitle: 'Limites e sinais para parar',
  limits: [
    'Uma pontuação alta não é um sim. Pergunte toda vez, e espere um sim claro. Cada pessoa pode voltar atrás, mesmo no meio.',
    'Digam antes o que não querem. Escolham uma palavra que pare tudo na hora, como “vermelho”. Escolham também um gesto, para quando alguém não puder falar.',
    'Comecem com menos do que imaginam. Depois, cuidem-se mutuamente, e perguntem de novo no dia seguinte.',
    'Silêncio não é um sim. O sim de quem está dormindo, bebeu ou está com medo também não é.',
  ],
  talkTitle: 'Alguém com quem conversar',
  danger: 'Você ou outra pessoa corre perigo agora? Ligue para o número de emergência do seu país.',
  directoryHint: 'Cada link leva a outro site. Nada é carregado de lá até você tocar nele:',
  byCountry: 'linhas de apoio por país, para ligar ou escrever',
} satisfies Translation<typeof english>;
