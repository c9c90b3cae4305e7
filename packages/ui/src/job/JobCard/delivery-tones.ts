import type { JobDeliveryStatus } from '@xinpu/sdk/types'
import type { TagTone } from '../../primitives/Tag/Tag.tsx'

/** How far an application is, as the tone of its tag. */
export const deliveryTones: Record<JobDeliveryStatus, TagTone> = {
  sent: 'info',
  viewed: 'info',
  invited: 'ok',
  refused: 'neutral',
  hired: 'ok',
}
