import type * as contract from '@xinpu/contract/enterprise'
import type { HandlersOf } from '../core/handlers.ts'
import { certificationHandlers } from './certification.ts'
import { contactHandlers } from './contact.ts'
import { directoryHandlers } from './directory.ts'
import { evidenceHandlers } from './evidence.ts'
import { followingHandlers } from './following.ts'
import { memberHandlers } from './member.ts'
import { myContactHandlers } from './my-contact.ts'

export const enterpriseHandlers: HandlersOf<typeof contract> = {
  certification: certificationHandlers,
  contact: contactHandlers,
  directory: directoryHandlers,
  evidence: evidenceHandlers,
  follow: followingHandlers,
  member: memberHandlers,
  myContact: myContactHandlers,
}
