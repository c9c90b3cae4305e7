export { watchUnread, type Unread, type UnreadLine } from './watch-unread.ts'
