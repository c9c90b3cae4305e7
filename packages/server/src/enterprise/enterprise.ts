import type * as contract from '@xinpu/contract/enterprise'
import type { HandlersOf } from '../core/handlers.ts'
import type { Unbuilt } from '../unbuilt.ts'
import { certificationHandlers } from './certification.ts'
import { directoryHandlers } from './directory.ts'
import { memberHandlers } from './member.ts'

export const enterpriseHandlers: HandlersOf<typeof contract, Unbuilt['enterprise']> = {
  certification: certificationHandlers,
  directory: directoryHandlers,
  member: memberHandlers,
}
