// Generated from the contract by `npm run gen`. Do not edit.
import type { Op, StreamOp } from '../op.ts'
import type { ImMsg, ImMsgPage, ImMsgType, ImSession, ImTopic, LiveEvent, MessageKind, MessageVO, Page, UnReadCount } from './types.gen.ts'

/** Input of chat.list. */
export type ChatListInput = { /** 会话 */ sessionId: number; /** 聊天记录. Only older lines. */ beforeId?: number; /** 聊天记录. Only newer lines; 0 from the first. */ afterId?: number; /** 搜索内容. Only lines that hold these words. */ keywords?: string; /** 每页条数. Rows a page. */ pageSize?: number }
/** Lines of a talk: the last ones, those before a line, or those after it. Needs a login. */
export const chatList = 'GET:u /im/msg/list' as Op<ChatListInput, ImMsgPage>

/** Input of chat.read. */
export type ChatReadInput = { /** 会话. Absent: every talk. */ sessionId?: number }
/** Marks what was received in one talk, or in all, as read. Needs a login. */
export const chatRead = 'POST:u /im/msg/read /im/session /im/msg/unreadNum' as Op<ChatReadInput, null>

/** Input of chat.send. */
export type ChatSendInput = { /** 会话 */ sessionId: number; msgType?: ImMsgType; /** 聊天内容. The words, or the name of the file; not needed for a card. */ content?: string; /** 图片或文件. For a picture or file, after its upload. */ url?: string; /** 卡片内容. For a card. */ targetId?: number; /** 消息编号. Drawn by the client, 8 to 64 letters, digits, _ or -. */ clientMsgId: string }
/** Says something in a talk. Needs a login. */
export const chatSend = 'POST:u /im/msg/send /im/session /im/msg/list' as Op<ChatSendInput, ImMsg>

/** Input of event.stream. */
export type EventStreamInput = {  }
/** Tells what happens to the person who asks, as it happens. Needs a login. */
export const eventStream = 'GET:us /sse/events' as StreamOp<EventStreamInput, LiveEvent>

/** Input of message.detail. */
export type MessageDetailInput = { /** 消息 */ id: number }
/** One message of the person who asks. Needs a login. */
export const messageDetail = 'GET:u /message/detail' as Op<MessageDetailInput, MessageVO>

/** Input of message.list. */
export type MessageListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; type?: MessageKind; /** 已读. Only read ones, or only unread ones. */ isRead?: boolean }
/** Messages of the person who asks, newest first. Needs a login. */
export const messageList = 'GET:u /message/page' as Op<MessageListInput, Page<MessageVO>>

/** Input of message.read. */
export type MessageReadInput = { /** 消息. Messages of others, or gone, are passed over. */ ids: number[] }
/** Marks messages as read. Needs a login. */
export const messageRead = 'POST:u /message/read /message' as Op<MessageReadInput, null>

/** Input of message.readAll. */
export type MessageReadAllInput = { type?: MessageKind }
/** Marks every message as read, or every message of one kind. Needs a login. */
export const messageReadAll = 'POST:u /message/read/all /message' as Op<MessageReadAllInput, null>

/** Input of message.remove. */
export type MessageRemoveInput = { /** 消息 */ ids: number[] }
/** Removes messages of the person who asks. Needs a login. */
export const messageRemove = 'POST:u /message/delete /message' as Op<MessageRemoveInput, null>

/** Input of message.send. */
export type MessageSendInput = { /** 收件人 */ toId: number; /** 标题 */ title: string; /** 内容 */ content: string }
/** Sends a letter to another person. Needs a login. */
export const messageSend = 'POST:u /message/mail/send' as Op<MessageSendInput, MessageVO>

/** Input of session.block. */
export type SessionBlockInput = { /** 会话 */ id: number; /** 屏蔽 */ status: 0 | 1 }
/** Takes no more lines of the other person, or takes them again. Needs a login. */
export const sessionBlock = 'POST:u /im/session/block /im/session' as Op<SessionBlockInput, null>

/** Input of session.detail. */
export type SessionDetailInput = { /** 会话 */ id: number }
/** One talk of the person who asks. Needs a login. */
export const sessionDetail = 'GET:u /im/session/detail' as Op<SessionDetailInput, ImSession>

/** Input of session.list. */
export type SessionListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容. In the names of people and in what was said. */ keywords?: string; /** 只看未读 */ unread?: boolean }
/** Talks of the person who asks, the latest first. Needs a login. */
export const sessionList = 'GET:u /im/session/list' as Op<SessionListInput, Page<ImSession>>

/** Input of session.open. */
export type SessionOpenInput = { /** 对方 */ peerId?: number; /** 企业 */ enterpriseId?: number; /** 店铺 */ merchantId?: number; /** What to pin beside the talk. */ topic?: ImTopic; /** 会话主题 */ topicId?: number }
/** Opens the talk with a person, or returns the one there is. Needs a login. */
export const sessionOpen = 'POST:u /im/session/open /im/session' as Op<SessionOpenInput, ImSession>

/** Input of session.remove. */
export type SessionRemoveInput = { /** 会话 */ id: number }
/** Takes a talk off the list of the person who asks. Needs a login. */
export const sessionRemove = 'POST:u /im/session/delete /im' as Op<SessionRemoveInput, null>

/** Input of unread.counts. */
export type UnreadCountsInput = {  }
/** Unread messages of the person who asks, by panel. Needs a login. */
export const unreadCounts = 'GET:u /message/v2/unReadCount' as Op<UnreadCountsInput, UnReadCount>

/** Input of unread.im. */
export type UnreadImInput = {  }
/** Unread lines in all talks of the person who asks. Needs a login. */
export const unreadIm = 'GET:u /im/msg/unreadNum' as Op<UnreadImInput, number>
