import type { SpecBrand } from '@xinpu/sdk/types'

/** Whether there is something to claim or to edit: nothing where another enterprise holds the brand. */
export const mayClaim = ({ isClaimed, isMine }: SpecBrand): boolean => !isClaimed || isMine === true
