/**
 * The calls that change an account, and those with which visitors prove who they are (product
 * decisions B6, B13). The browser loads them only with the pages that make them.
 */

import { call } from './common-calls.ts';

export const accountCalls = {
  register: call('POST', '/api/v1/auth/register', 'public', 'Registration failed'),
  rotateLoginCode: call(
    'POST',
    '/api/v1/auth/login-code',
    'user',
    'Failed to create a new login code',
  ),
  listSessions: call('GET', '/api/v1/auth/sessions', 'user', 'Failed to list sessions'),
  endSession: call('DELETE', '/api/v1/auth/sessions/{sessionId}', 'user', 'Failed to end session'),
  renewShareCode: call('POST', '/api/v1/user/share-code', 'user', 'Failed to renew share code'),
  switchSharingOff: call(
    'DELETE',
    '/api/v1/user/share-code',
    'user',
    'Failed to switch sharing off',
  ),
  retakeSurvey: call('POST', '/api/survey/two-stage/retake', 'user', 'Failed to retake the survey'),
  exportData: call('GET', '/api/v1/user/export', 'user', 'Failed to export data'),
  deleteData: call('DELETE', '/api/v1/profile', 'user', 'Failed to delete user data'),
  proofStatus: call(
    'GET',
    '/api/v1/auth/proof',
    'user',
    'Failed to get the ways to prove who you are',
  ),
  prove: call('POST', '/api/v1/auth/proof', 'user', 'Failed to check the login code or password'),
  mailProofCode: call('POST', '/api/v1/auth/proof/mail', 'user', 'Failed to send a code'),
  confirmEmail: call('POST', '/api/v1/auth/confirm', 'user', 'Failed to confirm e-mail address'),
  updateOptionalInfo: call(
    'PUT',
    '/api/v1/user/optional-info',
    'user',
    'Failed to update user info',
  ),
};

export const donationCalls = {
  getDonation: call('GET', '/api/v1/user/donation', 'user', 'Failed to load your choice'),
  setDonation: call('PUT', '/api/v1/user/donation', 'user', 'Failed to save your choice'),
};
