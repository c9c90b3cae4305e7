import type { SpecBrand } from '@xinpu/sdk/types'
import { Button, Icon } from '@xinpu/ui/primitives'
import { BadgeCheck, Pencil } from 'lucide-react'
import { useLogin } from '../account/LoginContainer.tsx'
import { openDialog } from '../datasheet/open-dialog.ts'

interface ClaimButtonProps {
  brand: SpecBrand
  /**
   * Quiet beside other things that can be done.
   *
   * @default 'plain'
   */
  tone?: 'plain' | 'quiet'
}

/** 编辑 for its maker and the desk, 认领品牌 for who may come to hold it, nothing where another enterprise does. */
export function ClaimButton({ brand, tone = 'plain' }: ClaimButtonProps) {
  const { gated } = useLogin()
  const claim = { kind: 'claimBrand', brandId: brand.id } as const

  if (!mayClaim(brand)) return null
  if (brand.mayEdit)
    return (
      <Button tone={tone} onPress={() => openDialog({ kind: 'editBrand', brandId: brand.id })}>
        <Icon of={Pencil} /> 编辑
      </Button>
    )
  return (
    <Button tone={tone} onPress={() => gated(claim, () => openDialog(claim))}>
      <Icon of={BadgeCheck} />
      {brand.claim?.status === 'pending' ? '认领审核中' : '认领品牌'}
    </Button>
  )
}

/** Whether there is something to claim or to edit: nothing where another enterprise holds the brand. */
export const mayClaim = ({ isClaimed, mayEdit }: SpecBrand): boolean => !isClaimed || mayEdit === true
