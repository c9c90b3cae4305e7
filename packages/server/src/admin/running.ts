import type { running } from '@xinpu/contract/admin'
import type { HandlersOf } from '../core/handlers.ts'
import { examineRunning } from '../operation/running.ts'

export const runningHandlers: HandlersOf<typeof running> = {
  health: (_, context) => examineRunning(context),
}
