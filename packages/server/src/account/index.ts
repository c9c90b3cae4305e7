import type * as contract from '@xinpu/contract/account'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { usual } from '../storage/upload-kind.ts'
import { alertHandlers } from './alert.ts'
import { closeDue } from './close-due.ts'
import { closingHandlers } from './closing.ts'
import { consentHandlers } from './consent.ts'
import { contactPointHandlers } from './contact-point.ts'
import { deviceHandlers } from './device.ts'
import { favourHandlers } from './favour.ts'
import { feedbackHandlers } from './feedback.ts'
import { followListHandlers } from './follow.ts'
import { historyHandlers } from './history.ts'
import { raiseIdleAlerts } from './idle-accounts.ts'
import { rewardInvitations } from './invite-reward.ts'
import { profileHandlers } from './profile.ts'
import { proofHandlers } from './proof.ts'
import { registerHandlers } from './register.ts'
import { savedSearchHandlers } from './saved-search.ts'
import { raiseSearchAlerts } from './search-alerts.ts'
import { sessionHandlers } from './session.ts'
import { sessions } from './sessions.ts'
import { shareCodeHandlers } from './share-code.ts'
import { socialHandlers } from './social.ts'
import { deleteSpent } from './spent-rows.ts'
import type { AccountTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends AccountTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** People: who they are, how they come in, and what they keep. */
export const account = {
  unbuilt,
  handlers: {
    alert: alertHandlers,
    closing: closingHandlers,
    consent: consentHandlers,
    contactPoint: contactPointHandlers,
    social: socialHandlers,
    device: deviceHandlers,
    proof: proofHandlers,
    register: registerHandlers,
    savedSearch: savedSearchHandlers,
    shareCode: shareCodeHandlers,
    favour: favourHandlers,
    follow: followListHandlers,
    feedback: feedbackHandlers,
    history: historyHandlers,
    profile: profileHandlers,
    session: sessionHandlers,
  },
  services: (given) => ({ sessions: sessions(given) }),
  uploads: { avatar: { ...usual.picture, seenBy: 'everybody' } },
  daily: {
    spent: ({ db, now }) => deleteSpent(db, now()),
    closing: closeDue,
    idle: ({ db, now }) => raiseIdleAlerts(db, now()),
    searches: raiseSearchAlerts,
    invitations: rewardInvitations,
  },
  doors: {
    'favour-kind.ts': 'domains say what can be kept',
    'view-kind.ts': 'domains say what is remembered',
    'recent-views.ts': 'pages remember that they were opened',
    'login.ts': 'numbers are read in one way',
    'new-account.ts': 'a company registers together with its person',
    'nick-name.ts': 'whoever registers has a name without a way past the site',
    'person.ts': 'lists name people as others see them',
    'profile.ts': 'the desk shows people',
    'sent-code.ts': 'whoever registers proves the number',
    'session-check.ts': 'a stream ends with its session',
    'session-store.ts': 'whoever registers is logged in',
  },
} satisfies Domain<typeof contract, Unbuilt>
