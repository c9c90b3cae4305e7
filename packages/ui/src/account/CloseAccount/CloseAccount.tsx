import type { ClosingTerms } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import * as S from './CloseAccount.styles.ts'

export interface CloseAccountProps {
  /** What becomes of the account, that it is on its way, or why it did not come. */
  terms: ClosingTerms | 'loading' | ErrorStateProps
  /** Has it closed, once the person has proved who they are; rejects with the server's word. */
  onClose: () => Promise<unknown>
  /** Keeps it after all; rejects with the server's word. */
  onKeep: () => Promise<unknown>
  /** The present moment when this is first drawn. */
  now: Date
}

/** Leaving: what is deleted, what stays without a name, what the law wants kept, and days to change one's mind. */
export function CloseAccount({ terms, onClose, onKeep, now }: CloseAccountProps) {
  const [isAsking, setAsking] = useState(false)

  return (
    <Section title="注销账号">
      {terms === 'loading' && <Skeleton shape="row" count={3} />}
      {typeof terms === 'object' && !('days' in terms) && <ErrorState {...terms} />}
      {typeof terms === 'object' && 'days' in terms && (
        <S.Root>
          {terms.closesAt ? (
            <Asked closesAt={terms.closesAt} onKeep={onKeep} now={now} />
          ) : (
            <S.Why>
              申请后有 {terms.days} 天可以反悔，期间照常使用，随时撤回；满 {terms.days} 天后自动注销，不能恢复。
            </S.Why>
          )}
          <Fate title="将被删除" lines={terms.deleted} />
          <Fate title="保留但不再显示您的姓名" lines={terms.nameless} />
          <Fate title="依法保留" lines={terms.kept} />
          {terms.obstacles.map((why) => (
            <Alert key={why} tone="warn" title={why} />
          ))}
          {!terms.closesAt && (
            <S.Ends>
              <Button isDisabled={terms.obstacles.length > 0} onPress={() => setAsking(true)}>
                注销账号
              </Button>
            </S.Ends>
          )}
          <ConfirmDialog
            title="注销账号"
            verb="申请注销"
            tone="danger"
            isOpen={isAsking}
            onOpenChange={setAsking}
            confirm={onClose}
            failureOf={(error) => refusalOf(error, '没有申请成功，请再试一次')}
          >
            下一步验证身份。{terms.days} 天后账号和上面列出的内容会被删除；建议先导出您的数据。
          </ConfirmDialog>
        </S.Root>
      )}
    </Section>
  )
}

function Asked({ closesAt, onKeep, now }: { closesAt: string } & Pick<CloseAccountProps, 'now' | 'onKeep'>) {
  const [state, setState] = useState<{ isPending?: boolean; failure?: string }>({})

  async function keep() {
    setState({ isPending: true })
    try {
      await onKeep()
      setState({})
    } catch (error) {
      setState({ failure: refusalOf(error, '没有撤回，请再试一次') })
    }
  }

  return (
    <>
      <Alert
        tone="warn"
        title="您的账号正在等待注销"
        action={
          <Button isPending={state.isPending ?? false} onPress={() => void keep()}>
            撤回注销
          </Button>
        }
      >
        <TimeText value={closesAt} now={now} mode="full" /> 注销，在此之前可以撤回。
      </Alert>
      {state.failure && <Alert tone="danger" title={state.failure} />}
    </>
  )
}

const Fate = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <S.Title>{title}</S.Title>
    <S.Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </S.Lines>
  </div>
)
