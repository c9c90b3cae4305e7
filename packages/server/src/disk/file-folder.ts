import type { fileFolder } from '@xinpu/contract/disk'
import type { HandlersOf } from '../core/handlers.ts'
import { folderHandlersOf } from './folder-handlers.ts'

const { tree, add, update, move, remove } = folderHandlersOf('file')

export const fileFolderHandlers: HandlersOf<typeof fileFolder> = { list: tree, add, update, move, remove }
