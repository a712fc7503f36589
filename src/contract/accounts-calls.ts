/** The calls that change an account, the proofs of identity, and what people give away. */

import { open, user } from './common-calls.ts';

export const accountCalls = {
  register: open.post('/api/v1/auth/register', 'Registration failed'),
  rotateLoginCode: user.post('/api/v1/auth/login-code', 'Failed to create a new login code'),
  listSessions: user.get('/api/v1/auth/sessions', 'Failed to list sessions'),
  endSession: user.delete('/api/v1/auth/sessions/{sessionId}', 'Failed to end session'),
  renewShareCode: user.post('/api/v1/user/share-code', 'Failed to renew share code'),
  switchSharingOff: user.delete('/api/v1/user/share-code', 'Failed to switch sharing off'),
  retakeSurvey: user.post('/api/survey/two-stage/retake', 'Failed to retake the survey'),
  exportData: user.get('/api/v1/user/export', 'Failed to export data'),
  deleteData: user.delete('/api/v1/profile', 'Failed to delete user data'),
  proofStatus: user.get('/api/v1/auth/proof', 'Failed to get the ways to prove who you are'),
  prove: user.post('/api/v1/auth/proof', 'Failed to check the login code or password'),
  mailProofCode: user.post('/api/v1/auth/proof/mail', 'Failed to send a code'),
  confirmEmail: user.post('/api/v1/auth/confirm', 'Failed to confirm e-mail address'),
  updateOptionalInfo: user.put('/api/v1/user/optional-info', 'Failed to update user info'),
};

export const passkeyCalls = {
  passkeyChallenge: open.post('/api/v1/auth/passkey/challenge', 'Login failed'),
  signInByPasskey: open.post('/api/v1/auth/passkey', 'Login failed'),
  listPasskeys: user.get('/api/v1/user/passkeys', 'Failed to list passkeys'),
  preparePasskey: user.post('/api/v1/user/passkeys/challenge', 'Failed to keep a passkey'),
  keepPasskey: user.post('/api/v1/user/passkeys', 'Failed to keep a passkey'),
  renamePasskey: user.put('/api/v1/user/passkeys', 'Failed to rename the passkey'),
  removePasskey: user.post('/api/v1/user/passkeys/remove', 'Failed to remove the passkey'),
};

export const donationCalls = {
  getDonation: user.get('/api/v1/user/donation', 'Failed to load your choice'),
  setDonation: user.put('/api/v1/user/donation', 'Failed to save your choice'),
};

/** The token of a study stands in a body, never in a path, so that no access log contains it. */
export const studyCalls = {
  openStudy: open.post('/api/v1/studies/open', 'Failed to open the study'),
  ownStudy: user.get('/api/v1/user/study', 'Failed to load your study'),
  joinStudy: user.post('/api/v1/user/study', 'Failed to join the study'),
  answerStudy: user.post('/api/v1/user/study/answers', 'Failed to send your answers'),
  leaveStudy: user.delete('/api/v1/user/study', 'Failed to leave the study'),
};
