import { useQuery } from '@tanstack/react-query'
import * as account from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import { Button, Icon } from '@xinpu/ui/primitives'
import { Star } from 'lucide-react'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useLogin } from './LoginContainer.tsx'
import { datasheetType, useFavouring } from './use-favouring.ts'

/** Keeps a datasheet among the favourites, or lets it go. */
export function FavourButton({ datasheetId }: { datasheetId: number }) {
  const call = useCall()
  const { gated } = useLogin()
  const asked = { type: datasheetType, targetId: datasheetId } as const
  const { data: who } = useQuery(me(call))
  const { data: kept } = useQuery<boolean>({ ...query(call, account.favourCheck, asked), enabled: Boolean(who) })
  const isFavour = kept === true
  const favour = useFavouring()

  return (
    <Button
      isPressedOn={isFavour}
      onPress={() => gated({ kind: 'favour', datasheetId }, () => favour(datasheetId, !isFavour))}
    >
      <Icon of={Star} /> {isFavour ? '已收藏' : '收藏'}
    </Button>
  )
}
