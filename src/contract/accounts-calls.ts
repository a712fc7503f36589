/**
 * The calls that change an account, and those with which visitors prove who they are (product
 * decisions B6, B13). The browser loads them only with the pages that make them.
 */

import type { Call } from './common-calls.ts';

export const accountCalls = {
  register: {
    method: 'POST',
    path: '/api/v1/auth/register',
    access: 'public',
    fallback: 'Registration failed',
  },
  rotateLoginCode: {
    method: 'POST',
    path: '/api/v1/auth/login-code',
    access: 'user',
    fallback: 'Failed to create a new login code',
  },
  listSessions: {
    method: 'GET',
    path: '/api/v1/auth/sessions',
    access: 'user',
    fallback: 'Failed to list sessions',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v1/auth/sessions/{sessionId}',
    access: 'user',
    fallback: 'Failed to end session',
  },
  renewShareCode: {
    method: 'POST',
    path: '/api/v1/user/share-code',
    access: 'user',
    fallback: 'Failed to renew share code',
  },
  switchSharingOff: {
    method: 'DELETE',
    path: '/api/v1/user/share-code',
    access: 'user',
    fallback: 'Failed to switch sharing off',
  },
  retakeSurvey: {
    method: 'POST',
    path: '/api/survey/two-stage/retake',
    access: 'user',
    fallback: 'Failed to retake the survey',
  },
  exportData: {
    method: 'GET',
    path: '/api/v1/user/export',
    access: 'user',
    fallback: 'Failed to export data',
  },
  deleteData: {
    method: 'DELETE',
    path: '/api/v1/profile',
    access: 'user',
    fallback: 'Failed to delete user data',
  },
  proofStatus: {
    method: 'GET',
    path: '/api/v1/auth/proof',
    access: 'user',
    fallback: 'Failed to get the ways to prove who you are',
  },
  prove: {
    method: 'POST',
    path: '/api/v1/auth/proof',
    access: 'user',
    fallback: 'Failed to check the login code or password',
  },
  mailProofCode: {
    method: 'POST',
    path: '/api/v1/auth/proof/mail',
    access: 'user',
    fallback: 'Failed to send a code',
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/v1/auth/confirm',
    access: 'user',
    fallback: 'Failed to confirm e-mail address',
  },
  updateOptionalInfo: {
    method: 'PUT',
    path: '/api/v1/user/optional-info',
    access: 'user',
    fallback: 'Failed to update user info',
  },
} as const satisfies Record<string, Call>;

export const donationCalls = {
  getDonation: {
    method: 'GET',
    path: '/api/v1/user/donation',
    access: 'user',
    fallback: 'Failed to load your choice',
  },
  setDonation: {
    method: 'PUT',
    path: '/api/v1/user/donation',
    access: 'user',
    fallback: 'Failed to save your choice',
  },
} as const satisfies Record<string, Call>;
