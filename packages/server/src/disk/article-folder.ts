import type { articleFolder } from '@xinpu/contract/disk'
import type { HandlersOf } from '../core/handlers.ts'
import { folderHandlersOf } from './folder-handlers.ts'

const { tree, add, update, remove } = folderHandlersOf('article')
/** Articles are a person's own. */
const owner = 'personal'

export const articleFolderHandlers: HandlersOf<typeof articleFolder> = {
  list: (input, context) => tree({ ...input, owner }, context),
  add: (input, context) => add({ ...input, owner }, context),
  update,
  remove,
}
