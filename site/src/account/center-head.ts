import { ownHead } from '../app/settings.ts'
import { roomOf } from './center-menu.ts'

/** Nobody but its owner looks at a room of the user centre. */
export const centerHead = (type: number | undefined) => ownHead(roomOf(type).label)
