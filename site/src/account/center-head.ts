import { titleOf } from '../app/settings.ts'
import { inquiryType, managedType, roomOf } from './center-menu.ts'

/** Nobody but its owner looks at a room of the user centre. */
export const centerHead = (type: number | undefined) => ({
  meta: [{ title: titleOf(roomOf(type).label) }, { name: 'robots', content: 'noindex' }],
})

/** The head of a room with a name in its path. */
export const managedHead = (name: string) => centerHead(managedType(name))

/** The head of a room of supply and demand. */
export const inquiryHead = (name: string) => centerHead(inquiryType(name))
