// Generated from the contract by `npm run gen`. Do not edit.
import type { Op, StreamOp } from '../op.ts'
import type { ImMsg, ImMsgPage, ImMsgType, ImPromise, ImReportReason, ImSession, ImTopic, LiveEvent, MessageKind, MessageSetting, MessageVO, Page, QuickReply, UnReadCount, UserBrief } from './types.gen.ts'

/** Input of chat.list. */
export type ChatListInput = { /** 会话 */ sessionId: number; /** 聊天记录. Only older lines. */ beforeId?: number; /** 聊天记录. Only newer lines; 0 from the first. */ afterId?: number; /** 聊天记录. The line itself, and as many before it as after it. */ aroundId?: number; /** 搜索内容. Only lines that hold these words. */ keywords?: string; /** 每页条数. Rows a page. */ pageSize?: number }
/** Lines of a talk: the last ones, or those before, after or around a line. Needs a login. */
export const chatList = 'GET:u /im/msg/list' as Op<ChatListInput, ImMsgPage>

/** Input of chat.read. */
export type ChatReadInput = { /** 会话. Absent: every talk. */ sessionId?: number }
/** Marks what was received in one talk, or in all, as read. Needs a login. */
export const chatRead = 'POST:u /im/msg/read /im/session /im/msg/unreadNum' as Op<ChatReadInput, null>

/** Input of chat.report. */
export type ChatReportInput = { /** 会话 */ sessionId: number; /** 聊天记录. Absent: the talk. */ msgId?: number; reason: ImReportReason; /** 补充说明 */ content?: string }
/** Reports a talk, or one line of it, to those who review. Needs a login. */
export const chatReport = 'POST:u /im/report' as Op<ChatReportInput, null>

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

/** Input of promise.list. */
export type PromiseListInput = { /** 会话 */ sessionId: number }
/** What was promised in a talk: what is open first, a hundred at most. Needs a login. */
export const promiseList = 'GET:u /im/promise/list' as Op<PromiseListInput, ImPromise[]>

/** Input of promise.mark. */
export type PromiseMarkInput = { /** 聊天记录 */ id: number; /** 兑现日期 */ dueDay?: string }
/** Writes down that a line is a promise. Needs a login. */
export const promiseMark = 'POST:u /im/promise/mark /im/promise' as Op<PromiseMarkInput, ImPromise>

/** Input of promise.remove. */
export type PromiseRemoveInput = { /** 承诺 */ id: number }
/** Takes a line off the list of promises. Needs a login. */
export const promiseRemove = 'POST:u /im/promise/delete /im/promise' as Op<PromiseRemoveInput, null>

/** Input of promise.settle. */
export type PromiseSettleInput = { /** 承诺 */ id: number; /** 已兑现 */ status: 0 | 1 }
/** Says that a promise was kept, or that it was not yet. Needs a login. */
export const promiseSettle = 'POST:u /im/promise/settle /im/promise' as Op<PromiseSettleInput, ImPromise>

/** Input of reply.add. */
export type ReplyAddInput = { /** 快捷回复 */ content: string; /** 同事共用 */ isShared?: boolean }
/** Keeps words that are said often. Needs a login. */
export const replyAdd = 'POST:u /im/reply/add /im/reply' as Op<ReplyAddInput, QuickReply>

/** Input of reply.list. */
export type ReplyListInput = {  }
/** Own quick replies and those of the own company, a hundred of each at most. Needs a login. */
export const replyList = 'GET:u /im/reply/list' as Op<ReplyListInput, QuickReply[]>

/** Input of reply.remove. */
export type ReplyRemoveInput = { /** 快捷回复 */ id: number }
/** Drops a quick reply. Needs a login. */
export const replyRemove = 'POST:u /im/reply/delete /im/reply' as Op<ReplyRemoveInput, null>

/** Input of reply.update. */
export type ReplyUpdateInput = { /** 快捷回复 */ id: number; /** 快捷回复 */ content: string }
/** Says a quick reply in other words. Needs a login. */
export const replyUpdate = 'POST:u /im/reply/update /im/reply' as Op<ReplyUpdateInput, QuickReply>

/** Input of session.assign. */
export type SessionAssignInput = { /** 会话 */ id: number; /** 同事 */ keeperId: number; /** 当前接待人. Who had it on the page; 0 for nobody. */ seenId: number }
/** Hands a talk of the own company's desk to a colleague, or takes it. Needs a login. */
export const sessionAssign = 'POST:u /im/session/assign /im/session /im/msg/unreadNum' as Op<SessionAssignInput, ImSession>

/** Input of session.block. */
export type SessionBlockInput = { /** 会话 */ id: number; /** 屏蔽 */ status: 0 | 1 }
/** Takes no more lines of the other person, or takes them again. Needs a login. */
export const sessionBlock = 'POST:u /im/session/block /im/session' as Op<SessionBlockInput, null>

/** Input of session.colleagues. */
export type SessionColleaguesInput = { /** 会话 */ id: number }
/** People who can be handed a talk of the own desk. Needs a login. */
export const sessionColleagues = 'GET:u /im/session/colleagues' as Op<SessionColleaguesInput, UserBrief[]>

/** Input of session.detail. */
export type SessionDetailInput = { /** 会话 */ id: number }
/** One talk of the person who asks. Needs a login. */
export const sessionDetail = 'GET:u /im/session/detail' as Op<SessionDetailInput, ImSession>

/** Input of session.list. */
export type SessionListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容. In the names of people and in what was said. */ keywords?: string; /** 只看未读 */ unread?: boolean; /** 只看企业接待. Only talks of one's company's desk. */ desk?: boolean }
/** Talks of the person who asks, the latest first. Needs a login. */
export const sessionList = 'GET:u /im/session/list' as Op<SessionListInput, Page<ImSession>>

/** Input of session.open. */
export type SessionOpenInput = { /** 对方 */ peerId?: number; /** 企业 */ enterpriseId?: number; /** 店铺 */ merchantId?: number; /** What to pin beside the talk. */ topic?: ImTopic; /** 会话主题 */ topicId?: number }
/** Opens the talk with a person or a company, or returns the one there is. Needs a login. */
export const sessionOpen = 'POST:u /im/session/open /im/session' as Op<SessionOpenInput, ImSession>

/** Input of session.remove. */
export type SessionRemoveInput = { /** 会话 */ id: number }
/** Takes a talk off the list of the person who asks. Needs a login. */
export const sessionRemove = 'POST:u /im/session/delete /im' as Op<SessionRemoveInput, null>

/** Input of setting.detail. */
export type SettingDetailInput = {  }
/** How the person who asks is told of messages. Needs a login. */
export const settingDetail = 'GET:u /message/setting' as Op<SettingDetailInput, MessageSetting>

/** Input of setting.update. */
export type SettingUpdateInput = { /** 静音的消息. Kinds that raise no number; they are in the list all the same. */ muted?: MessageKind[]; /** 免打扰开始. Hour of Beijing from which nothing raises a number. */ quietFrom?: number; /** 免打扰结束. Hour at which it does again; before `quietFrom` it is of the next day. */ quietTo?: number; /** 邮件摘要. Whether a letter a day tells what is unread. */ hasDigest: boolean }
/** Sets how the person who asks is told of messages. Needs a login. */
export const settingUpdate = 'POST:u /message/setting/update /message' as Op<SettingUpdateInput, MessageSetting>

/** Input of unread.counts. */
export type UnreadCountsInput = {  }
/** Unread messages of the person who asks, by panel. Needs a login. */
export const unreadCounts = 'GET:u /message/v2/unReadCount' as Op<UnreadCountsInput, UnReadCount>

/** Input of unread.im. */
export type UnreadImInput = {  }
/** Unread lines in all talks of the person who asks. Needs a login. */
export const unreadIm = 'GET:u /im/msg/unreadNum' as Op<UnreadImInput, number>
