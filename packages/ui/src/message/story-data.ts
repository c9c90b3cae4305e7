import type { ImMsg, ImPromise, ImSession, UserBrief } from '@xinpu/sdk/types'
import type { Outgoing } from './outgoing.ts'

export const now = new Date('2025-11-22T10:40:00+08:00')

/** Who reads in the stories. */
export const reader = 1

export const session = (id: number, rest: Partial<ImSession> = {}): ImSession => ({
  id,
  peer: { id: 10 + id, avatar: '', nickName: '程小姐' },
  company: '听涛电子（深圳）股份有限公司',
  companyId: 7,
  lastMsg: '可以按 9.72 给您，含税，明天发。',
  lastTime: '2025-11-22T10:36:00+08:00',
  unreadNum: 2,
  topic: 'demand',
  topicId: 3,
  isBlocked: false,
  ...rest,
})

const { company: _company, companyId: _companyId, topic: _topic, topicId: _topicId, ...alone } = session(4)

export const sessions: ImSession[] = [
  session(1),
  session(2, {
    peer: { id: 12, avatar: '', nickName: '顾工' },
    company: '栖云微电子',
    topic: 'part',
    lastMsg: '[文件] SGM2036_过冲实测.pdf',
    lastTime: '2025-11-22T10:12:00+08:00',
    unreadNum: 0,
  }),
  session(3, {
    peer: { id: 13, avatar: '', nickName: '小满' },
    company: '三更灯火电子元件供应链管理（集团）有限公司',
    topic: 'order',
    lastMsg: '[图片] 来料外箱',
    lastTime: '2025-11-21T18:12:00+08:00',
    unreadNum: 120,
  }),
  {
    ...alone,
    peer: { id: 14, avatar: '', nickName: '杜工' },
    lastMsg: '',
    lastTime: '2025-11-17T10:12:00+08:00',
    unreadNum: 0,
  },
]

const line = (id: number, time: string, rest: Partial<ImMsg>): ImMsg => ({
  id,
  sessionId: 1,
  fromId: 11,
  toId: reader,
  msgType: 'text',
  content: '',
  isOwn: false,
  clientMsgId: '',
  isRead: true,
  createTime: `2025-11-${time}:00+08:00`,
  ...rest,
})
const mine = { fromId: reader, toId: 11, isOwn: true, clientMsgId: 'line-0001' } as const

export const lines: ImMsg[] = [
  line(1, '21T16:02', { msgType: 'demand', targetId: 3, content: 'GD32F303RET6' }),
  line(2, '21T16:03', { content: '看到您在求 GD32F303RET6，我们是兆易授权代理，24+ 原装，盘装未拆。' }),
  line(3, '21T16:20', { ...mine, content: '9.85 高一点，目标 9.6。GD32F303RCT6 有没有，能直接换吗？' }),
  line(4, '22T09:52', { ...mine, msgType: 'file', content: '固件占用_map.txt', url: '#', size: 18_432 }),
  line(5, '22T09:53', { ...mine, content: '占用 301 KB，只能 RET6。9.7 行的话今天下单。', isRead: false }),
  line(6, '22T10:36', { content: '可以按 9.72 给您，含税，明天发。', isRead: false }),
]

export const failed: Outgoing = {
  clientMsgId: 'line-0002',
  msgType: 'text',
  content: '好，发票开专票可以吗？',
  at: '2025-11-22T10:38:00+08:00',
  state: 'failed',
  reason: '对方不再接收您的消息',
}

/** A talk of the own company's desk, which a colleague has. */
export const deskSession = session(5, {
  desk: {
    id: 7,
    name: '听涛电子（深圳）股份有限公司',
    isOurs: true,
    keeper: { id: 31, avatar: '', nickName: '周工' },
  },
})

export const colleagues: UserBrief[] = [
  { id: 31, avatar: '', nickName: '周工' },
  { id: reader, avatar: '', nickName: '林工' },
  { id: 32, avatar: '', nickName: '三更灯火供应链华东大区销售一部' },
]

export const promises: ImPromise[] = [
  {
    id: 6,
    sessionId: 1,
    content: '可以按 9.72 给您，含税，明天发。',
    isOwn: false,
    dueDay: '2025-11-21',
    isKept: false,
    markedBy: { id: reader, avatar: '', nickName: '林工' },
    createTime: '2025-11-20T10:36:00+08:00',
  },
  {
    id: 5,
    sessionId: 1,
    content: '9.7 行的话今天下单',
    isOwn: true,
    dueDay: '2025-11-28',
    isKept: false,
    markedBy: { id: 11, avatar: '', nickName: '程小姐' },
    createTime: '2025-11-22T09:53:00+08:00',
  },
  {
    id: 2,
    sessionId: 1,
    content: '24+ 原装，盘装未拆',
    isOwn: false,
    isKept: true,
    markedBy: { id: reader, avatar: '', nickName: '林工' },
    createTime: '2025-11-21T16:03:00+08:00',
  },
]
