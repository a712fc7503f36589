import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/accounts/passkeys/words.ts';

export default {
  keep: 'Guardar uma chave de acesso',
  keepExplained: 'Com uma chave de acesso, entra quem puder desbloquear este dispositivo.',
  keeping: 'Continue no seu dispositivo…',
  kept: 'A chave de acesso está guardada. Ela aparece em “Editar perfil”.',
  notKept: 'Nenhuma chave de acesso foi guardada. Tente de novo.',
  noKey:
    'As chaves de acesso deste dispositivo não conseguem conter a chave das suas respostas, por isso esta não serve aqui. Seu código de acesso abre o seu perfil.',
  alreadyHere: 'Este dispositivo já tem uma chave de acesso para este perfil.',
  userName: (day) => `Meu perfil, ${day}`,
  thisPhone: 'Este celular',
  thisComputer: 'Este computador',
  passkeyName: (device, month) => `${device}, ${month}`,
  chooseButton: 'Usar uma chave de acesso',
  nothingUsed: 'Nenhuma chave de acesso foi usada. Tente de novo ou use o seu código de acesso.',
  passkeys: 'Chaves de acesso',
  passkeysExplained: (max) =>
    `Uma chave de acesso abre este perfil nos seus dispositivos sem o código. Quem puder desbloquear um deles pode usá-la. No máximo ${max}.`,
  rename: 'Renomear',
  renameNamed: (name) => `Renomear “${name}”`,
  newName: 'Novo nome',
  removeNamed: (name) => `Remover “${name}”`,
  removed: (name) =>
    `“${name}” não abre mais este perfil. Seu dispositivo talvez ainda a mostre até você apagá-la lá.`,
  notRenamed: 'O nome não foi alterado. Tente de novo.',
  notRemoved: 'A chave de acesso não foi removida. Tente de novo.',
} satisfies Translation<typeof english>;
