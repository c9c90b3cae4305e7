import { imMsgTypeLabels } from '@xinpu/sdk/labels'
import { CircleAlert } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Outgoing } from '../outgoing.ts'
import * as S from './ImThread.styles.ts'

interface OutgoingLineProps {
  line: Outgoing
  onResend: (line: Outgoing) => void
  onDrop: (line: Outgoing) => void
}

/** A line that has not arrived: it says why, and what can be done. */
export const OutgoingLine = ({ line, onResend, onDrop }: OutgoingLineProps) => (
  <S.Line data-mine data-failed={line.state === 'failed' || undefined}>
    <S.Body>
      <S.Bubble>
        {line.msgType === 'text' ? line.content : `${imMsgTypeLabels[line.msgType]}　${line.content}`}
      </S.Bubble>
      {line.state === 'failed' ? (
        <S.Failure role="alert">
          <Icon of={CircleAlert} size={14} />
          <span>{line.reason ?? '没有发出'}</span>
          <Button size="sm" tone="quiet" onPress={() => onResend(line)}>
            重发
          </Button>
          <Button size="sm" tone="quiet" onPress={() => onDrop(line)}>
            删除
          </Button>
        </S.Failure>
      ) : (
        <S.When>{line.state === 'waiting' ? '等网络' : '正在发送'}</S.When>
      )}
    </S.Body>
  </S.Line>
)
