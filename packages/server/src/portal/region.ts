import type { region } from '@xinpu/contract/portal'
import type { HandlersOf } from '../core/handlers.ts'
import { regionsBelow, regionsIn } from './regions.ts'

export const regionHandlers: HandlersOf<typeof region> = {
  list: async ({ parentId = null, deep }) => [...(deep ? regionsBelow(parentId) : regionsIn(parentId))],
}
