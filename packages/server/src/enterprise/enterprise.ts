import type * as contract from '@xinpu/contract/enterprise'
import type { HandlersOf } from '../core/handlers.ts'
import { certificationHandlers } from './certification.ts'
import { directoryHandlers } from './directory.ts'
import type { Unbuilt } from './index.ts'
import { memberHandlers } from './member.ts'

export const enterpriseHandlers: HandlersOf<typeof contract, Unbuilt> = {
  certification: certificationHandlers,
  directory: directoryHandlers,
  member: memberHandlers,
}
