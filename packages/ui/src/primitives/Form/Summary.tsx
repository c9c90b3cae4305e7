import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import type { FieldFault } from './Form.tsx'
import * as S from './Form.styles.ts'

interface SummaryProps {
  faults: readonly FieldFault[]
  onLead: (field: string) => void
  ref: React.Ref<HTMLDivElement>
}

/** All that is wrong, at the top; each line leads to its field. */
export const Summary = ({ faults, onLead, ref }: SummaryProps) => (
  <S.Summary ref={ref} tabIndex={-1}>
    <Alert tone="danger" title={`有 ${faults.length} 处需要修改`}>
      <S.Faults>
        {faults.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <S.Fault type="button" onClick={() => onLead(field)}>
              {message}
            </S.Fault>
          </li>
        ))}
      </S.Faults>
    </Alert>
  </S.Summary>
)

/** Why nothing was handed in, though nothing is wrong with the fields. */
export const Refusal = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <Alert
    tone="danger"
    title={reason}
    action={
      <Button tone="quiet" size="sm" onPress={onRetry}>
        重试
      </Button>
    }
  />
)
