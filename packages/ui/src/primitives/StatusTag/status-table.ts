import {
  articleStatusLabels,
  bargainingStatusLabels,
  demandStatusLabels,
  enquiryStatusLabels,
  enterpriseStatusLabels,
  excelTaskStatusLabels,
  invoiceStatusLabels,
  orderStatusLabels,
  receiptStatusLabels,
} from '@xinpu/sdk/labels'
import type {
  ArticleStatus,
  BargainingStatus,
  DemandStatus,
  EnquiryStatus,
  EnterpriseStatus,
  ExcelTaskStatus,
  InvoiceStatus,
  OrderStatus,
  ReceiptStatus,
} from '@xinpu/sdk/types'
import type { StatusShape, StatusTone } from './StatusTag.tsx'

/** The things that have states, and their states. */
export interface StatusOf {
  demand: DemandStatus
  enquiry: EnquiryStatus
  order: OrderStatus
  article: ArticleStatus
  /** Nobody asked for it yet: null. */
  enterprise: EnterpriseStatus | null
  task: ExcelTaskStatus
  bargain: BargainingStatus
  receipt: ReceiptStatus
  invoice: InvoiceStatus
}

export type StatusKind = keyof StatusOf

export interface StatusLook {
  tone: StatusTone
  shape: StatusShape
}

/** Somebody has to act. */
const waits: StatusLook = { tone: 'warn', shape: 'ring' }
/** It goes on by itself, or with the other side. */
const runs: StatusLook = { tone: 'info', shape: 'half' }
/** It is as it should be. */
const good: StatusLook = { tone: 'ok', shape: 'full' }
const bad: StatusLook = { tone: 'danger', shape: 'ring' }
/** Nothing more comes of it. */
const over: StatusLook = { tone: 'neutral', shape: 'ring' }
/** Nothing came of it yet. */
const begun: StatusLook = { tone: 'neutral', shape: 'half' }
/** It ended well. */
const done: StatusLook = { tone: 'neutral', shape: 'full' }

type Table = { [K in StatusKind]: Record<NonNullable<StatusOf[K]>, StatusLook> }

export const looks: Table = {
  demand: { draft: begun, open: good, closed: over, expired: over, rejected: bad },
  enquiry: { waiting: waits, replied: runs, accepted: good, refused: bad, cancelled: over },
  order: { unpaid: waits, reviewing: runs, paid: runs, shipped: runs, finished: done, refunding: waits, closed: over },
  article: { DRAFT: begun, PENDING: runs, PUBLISHED: good, DISMOUNT: over, DELETEED: over },
  enterprise: { pending: runs, certified: good, rejected: bad, blocked: bad },
  task: { waiting: begun, parsing: runs, confirm: waits, importing: runs, done: good, failed: bad, cancelled: over },
  bargain: { waiting: waits, accepted: good, refused: bad, cancelled: over, ordered: done, expired: over },
  receipt: { reviewing: runs, accepted: good, refused: bad },
  invoice: { applied: runs, issued: good, refused: bad },
}

export const labels: { [K in StatusKind]: Record<NonNullable<StatusOf[K]>, string> } = {
  demand: demandStatusLabels,
  enquiry: enquiryStatusLabels,
  order: orderStatusLabels,
  article: articleStatusLabels,
  enterprise: enterpriseStatusLabels,
  task: excelTaskStatusLabels,
  bargain: bargainingStatusLabels,
  receipt: receiptStatusLabels,
  invoice: invoiceStatusLabels,
}

/** The word and the look of a state; one that this version does not know keeps its own name. */
export function stateOf(kind: StatusKind, status: string | null): StatusLook & { label: string } {
  if (status === null) return { ...over, label: '未认证' }
  const look = (looks[kind] as Record<string, StatusLook>)[status] ?? over
  return { ...look, label: (labels[kind] as Record<string, string>)[status] ?? status }
}
