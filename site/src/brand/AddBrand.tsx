import { useQuery } from '@tanstack/react-query'
import { mineAdd } from '@xinpu/sdk/brand'
import { BrandDialog } from '@xinpu/ui/brand'
import { Button, Icon, toast } from '@xinpu/ui/primitives'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { useCall } from '../app/api.ts'

/** Proposes a brand that the directory does not have; a visitor logs in first, and goes on where it was left. */
export function AddBrand({ name }: { name: string }) {
  const call = useCall()
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const [isWanted, setWanted] = useState(false)

  return (
    <>
      <Button
        size="sm"
        onPress={() => {
          setWanted(true)
          if (!who) openLogin()
        }}
      >
        <Icon of={Plus} /> 没有找到品牌？新增
      </Button>
      {isWanted && who && (
        <BrandDialog
          mode="add"
          name={name}
          isOpen
          onOpenChange={setWanted}
          propose={async (brand) => {
            await act(mineAdd, brand)
          }}
          onProposed={(sent) => toast.success(`“${sent}”已提交审核`)}
        />
      )}
    </>
  )
}
