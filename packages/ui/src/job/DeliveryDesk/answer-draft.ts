import { jobDeliveryStatusLabels } from '@xinpu/sdk/labels'
import { faultsIn, jobAnswerRules } from '@xinpu/sdk/rules'
import type { JobDeliveryStatus } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import type { RadioOption } from '../../primitives/RadioGroup/RadioGroup.tsx'

/** What a company may tell who applied. */
export type Verdict = Exclude<JobDeliveryStatus, 'sent' | 'viewed'>

/** What may follow a status, as the server has it. */
const next: Record<JobDeliveryStatus, readonly Verdict[]> = {
  sent: ['invited', 'refused'],
  viewed: ['invited', 'refused'],
  invited: ['hired', 'refused'],
  refused: ['invited'],
  hired: [],
}

const labels: Record<Verdict, string> = { ...jobDeliveryStatusLabels, refused: '婉拒', hired: '录用' }

/** What may be answered now. */
export const verdictsAfter = (status: JobDeliveryStatus): RadioOption[] =>
  next[status].map((value) => ({ value, label: labels[value] }))

/** Words that stand there first: a refusal thanks and leaves the door open. */
export const proposals: Record<Verdict, string> = {
  invited: '看过您的简历，想约您聊聊。这两天会打电话给您，约一个方便的时间。',
  refused: '谢谢您投递。这个职位我们选了经历更接近的人，您的简历我们留着，有合适的会再联系您。',
  hired: '很高兴请您加入，录用通知会发到您的手机，请查收。',
}

/** What is wrong with an answer. */
export const answerFaults = (verdict: Verdict | undefined, answer: string): FieldFault[] => [
  ...(verdict ? [] : [{ field: 'status', message: '请选择处理结果' }]),
  ...faultsIn(jobAnswerRules, { answer }),
]
