import type { PartDetail } from '@xinpu/sdk/types'
import { Alert } from '@xinpu/ui/primitives'

const news: Partial<Record<PartDetail['lifecycle'], string>> = {
  nrnd: '原厂不推荐把这个型号用于新设计',
  eol: '这个型号即将停产',
  obsolete: '这个型号已停产',
}

/** Whether a reader needs another part before anything else. */
export const isEnding = ({ lifecycle }: Pick<PartDetail, 'lifecycle'>): boolean =>
  lifecycle === 'eol' || lifecycle === 'obsolete'

/** Says that a part is on its way out; nothing of one that is made. */
export function EndOfLife({ part }: { part: PartDetail }) {
  const title = news[part.lifecycle]
  if (!title) return null
  return (
    <Alert tone={isEnding(part) ? 'danger' : 'warn'} title={title}>
      {isEnding(part) ? '先看下面的替代型号。' : '下面列出了替代型号。'}
    </Alert>
  )
}
