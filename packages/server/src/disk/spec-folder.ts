import type { specFolder } from '@xinpu/contract/disk'
import type { HandlersOf } from '../core/handlers.ts'
import { folderHandlersOf } from './folder-handlers.ts'
import { projectFolderHandlers } from './project-folder.ts'

export const specFolderHandlers: HandlersOf<typeof specFolder> = {
  ...folderHandlersOf('spec'),
  ...projectFolderHandlers,
}
