import type { FileShare } from '@xinpu/sdk/types'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { pageIn } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import type { ShareLinkDialogProps } from './ShareLinkDialog.tsx'
import * as S from './ShareLinkDialog.styles.ts'

/** Links that were made, how often each was opened, and whether it still opens anything. */
export function ShareList({ shares, now, withdraw }: Pick<ShareLinkDialogProps, 'shares' | 'now' | 'withdraw'>) {
  const [refusal, setRefusal] = useState<string>()
  const total = pageIn(shares)?.totalRecord
  const take = (share: FileShare) =>
    void withdraw(share).then(
      () => setRefusal(undefined),
      (error: unknown) => setRefusal(refusalOf(error, '没有收回，请检查网络后重试')),
    )

  return (
    <div>
      <S.Label>已发出 {total ?? ''}</S.Label>
      {refusal && <Alert tone="danger" title={refusal} />}
      <ListRegion list={shares} count={2} empty={<S.Quiet>还没有分享过文件。</S.Quiet>}>
        {(rows) => (
          <S.List>
            {rows.map((share) => (
              <li key={share.id}>
                <S.Said>
                  <span>{namesOf(share)}</span>
                  <S.Quiet>
                    打开 {share.viewCount} 次{'　'}
                    <TimeText value={share.expireTime} now={now} mode="full" /> 到期
                  </S.Quiet>
                </S.Said>
                <StatusTag tone={share.isExpired ? 'neutral' : 'ok'} shape={share.isExpired ? 'ring' : 'full'}>
                  {share.isExpired ? '已失效' : '有效'}
                </StatusTag>
                <Button
                  size="sm"
                  tone="quiet"
                  shape="icon"
                  aria-label={`收回 ${namesOf(share)} 的分享`}
                  onPress={() => take(share)}
                >
                  <Icon of={X} />
                </Button>
              </li>
            ))}
          </S.List>
        )}
      </ListRegion>
    </div>
  )
}

const namesOf = ({ names, fileCount }: FileShare): string => {
  const shown = names.join('、') || '已删除的文件'
  return fileCount > names.length ? `${shown} 等 ${fileCount} 个` : shown
}
