import type { ReportReason } from '@xinpu/sdk/types'

const labels: Record<ReportReason, string> = {
  advertising: '广告营销',
  untrue: '虚假信息',
  illegal: '违法违规',
  infringement: '抄袭侵权',
  abuse: '辱骂攻击',
  other: '其他',
}

/** Why something people wrote should be looked at, as the form offers it. */
export const reasons = Object.entries(labels).map(([value, label]) => ({ value, label }))
