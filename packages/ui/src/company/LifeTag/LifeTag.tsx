import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'

export interface LifeTagProps {
  /** 存续, 在业, 迁出, 注销, 吊销, as the register says it. */
  status: string
}

/** Whether a company lives: a full square, one half for what is on its way, an empty one for what is gone. */
export const LifeTag = ({ status }: LifeTagProps) => (
  <StatusTag tone={toneOf(status)} shape="square">
    {status}
  </StatusTag>
)

/** Only a licence that was taken away is red: the others are facts. */
function toneOf(status: string) {
  if (/吊销/.test(status)) return 'danger'
  if (/注销|撤销/.test(status)) return 'neutral'
  return /存续|在业|开业|在营/.test(status) ? 'ok' : 'warn'
}
