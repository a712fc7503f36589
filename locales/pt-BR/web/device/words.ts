import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/device/words.ts';

export default {
  title: 'Só neste aparelho',
  lead: 'Responda aqui: nada é enviado. O próprio navegador proíbe esta página de enviar qualquer coisa.',
  without:
    'Por isso aqui não há conta, código, e-mail, link para um perfil, comparação a dois nem texto escrito por uma IA. Quando você fecha a página, suas respostas somem, a não ser que você as guarde em um arquivo.',
  toProfile: 'Ir para o seu perfil',
  toStart: 'Ir para o início',
  cardWaits:
    'Você abriu um cartão. Primeiro responda ao questionário; depois você poderá se comparar com ele em “Trocar cartões”.',
  footer: 'Para pessoas adultas. Nada é enviado nem guardado nesta página.',
  languages: 'Outros idiomas',
  needsJavaScript: 'Esta página precisa de JavaScript, que está desativado no seu navegador.',
  proofTitle: 'Como ver que nada é enviado',
  proofs: [
    'Desconecte-se da internet e continue: tudo funciona, porque tudo está nesta página.',
    'Salve esta página e abra o arquivo. Ele funciona do mesmo jeito, pelo tempo que você o guardar.',
    'Compare o SHA-256 do arquivo com o que o site mostra em /device/sha256.txt e que aparece junto da versão publicada. É o mesmo em todos os sites.',
  ],
  remains:
    'Isto protege você do site e da rede. Não tem como proteger de extensões do seu navegador, de alguém com o seu celular desbloqueado na mão nem de outra página no lugar desta.',
  savePage: 'Salvar esta página',
  onlyHere: 'Tudo isto está só nesta página. Ao fechá-la, tudo se apaga.',
  keep: 'Guardar para depois',
  keepExplained:
    'Salva suas respostas em um único arquivo criptografado, que esta página pode abrir de novo. Sem a frase secreta, ninguém consegue lê-lo, e ninguém pode dar outra a você.',
  passphraseHint:
    'Pelo menos 12 caracteres. Quatro ou cinco palavras sem ligação entre si são uma boa escolha.',
  passphraseShort: 'Use pelo menos 12 caracteres.',
  saveKept: 'Salvar o arquivo',
  keptNow: 'O arquivo foi salvo como kept.bin.',
  cannotEncrypt:
    'Seu navegador não consegue criptografar nesta página. Abra-a por HTTPS, ou salve a página e abra o arquivo.',
  openKept: 'Abrir um arquivo guardado',
  open: 'Abrir',
  wipe: 'Apagar tudo',
  wipeSure: 'Apagar todas as respostas desta página? Ninguém poderá trazê-las de volta.',
  twoPeople: 'Com outra pessoa',
  cardsTitle: 'Trocar cartões',
  cardsOffer:
    'Cada pessoa dá um cartão à outra, como imagem para escanear ou como texto. Depois, cada uma compara no próprio aparelho.',
  cardExplained:
    'Um cartão contém seus temas e lados, arredondados de 5 em 5, e até seis interesses. Quem o tem pode se comparar com você quantas vezes quiser. Ele não pode ser recolhido.',
  ownCard: 'Seu cartão',
  namedOnCard: 'Estes interesses podem ser citados se a outra pessoa também os tiver:',
  copyCard: 'Copiar o cartão',
  theirCard: 'O cartão da outra pessoa',
  cardOrLink: 'Cartão ou link',
  noCard: 'Esta página não consegue ler esse cartão. Peça um novo.',
  ownCardAgain: 'Este é o seu próprio cartão. Cole o que você recebeu.',
  togetherTitle: 'Duas pessoas, um celular',
  togetherOffer:
    'A outra pessoa responde depois de você neste celular, e não vê nada do que é seu.',
  togetherExplained: [
    'Passe o celular. A outra pessoa responde e não vê nada do que é seu.',
    'Depois, cada pessoa diz sim ou não, sem que a outra veja. Só com dois sins vocês veem o que têm em comum. Basta um não para nada aparecer.',
    'No fim, todas as respostas desta página são apagadas. Se quiser as suas para depois, guarde-as antes.',
  ],
  passPhone: 'Passe o celular',
  nextForOther: 'O que vem agora é só para a outra pessoa.',
  nextForFirst: 'O que vem agora é para quem respondeu primeiro.',
  havePhone: 'Estou com o celular',
  goOnTogether: 'Ir para a decisão',
  decision: 'Você quer ver o que vocês têm em comum?',
  decideHint: 'Só aparece se houver dois sins. Ninguém fica sabendo o que a outra pessoa apertou.',
  yesShow: 'Sim, mostrar',
  noShow: 'Não',
  nothingShown: 'Nada é mostrado',
  nothingShownWhy:
    'Para isso, são necessários dois sins. Todas as respostas desta página foram apagadas.',
  otherSide: 'Como a outra pessoa lê isto',
  wipeBoth: 'Apagar tudo',
  moveTitle: 'Passar para uma conta',
  moveOffer:
    'Esta página não pode enviar suas respostas. Guarde-as em um arquivo e depois abra a página /move do site: de lá elas são enviadas, assim que você confirmar.',
} satisfies Translation<typeof english>;
