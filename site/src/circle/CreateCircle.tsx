import { useQuery } from '@tanstack/react-query'
import { circleAdd } from '@xinpu/sdk/circle'
import { Alert, Button, NotHereDialog, onDemand, toast } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser, useCall } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { usePlace } from '../app/use-place.ts'
import { circlePlace } from './places.ts'
import { circlesOf, myCircles } from './queries.ts'

const CircleDialog = onDemand(() => import('@xinpu/ui/circle').then((module) => module.CircleDialog), NotHereDialog)

/** Symbols of a schematic that the server has for circles. */
const symbols = [
  { name: 'power', label: '电源' },
  { name: 'mcu', label: '芯片' },
  { name: 'bus', label: '总线' },
  { name: 'analog', label: '运放' },
  { name: 'layout', label: '走线' },
  { name: 'mosfet', label: '功率管' },
  { name: 'rf', label: '天线' },
  { name: 'buying', label: '采购' },
].map(({ name, label }) => ({ src: `/files/circle/${name}.svg`, label }))

/** Asks for a new circle, or again for one that was refused: its draft stands there. */
export function CreateCircle() {
  const call = useCall()
  const act = useAct()
  const place = usePlace()
  const { openLogin } = useLogin()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const asked = useDebounced(name.trim().replace(/(?:圈|圈子)$/, ''), 300)
  const { data: near } = useQuery({ ...circlesOf(call, 1, asked), enabled: isOpen && asked.length > 1 })
  const { data: person } = useQuery(me(call))
  const { data: own } = useQuery({ ...myCircles(call), enabled: Boolean(person) })
  const refused = own?.data.find(({ status }) => status === 'rejected')
  const waiting = own?.data.find(({ status }) => status === 'pending')
  if (waiting) return <Alert title={`「${waiting.name}」在审核，通过后您是圈主`} />

  return (
    <>
      <Button tone="primary" onPress={() => (browser().read() ? setOpen(true) : openLogin())}>
        {refused ? '改好再交' : '创建圈子'}
      </Button>
      {isOpen && (
        <Suspense>
          <CircleDialog
            isOpen
            onOpenChange={setOpen}
            {...(refused && { initial: { ...refused, reason: refused.reason ?? '' } })}
            similar={asked.length > 1 ? (near?.data ?? []).filter(({ status }) => status === 'open').slice(0, 3) : []}
            hrefOf={({ id }) => place(circlePlace(id))}
            onName={setName}
            symbols={symbols}
            uploadImage={uploadFor(call, 'image')}
            send={async ({ name: called, imgUrl, intro, reason }) => {
              const draft = { name: called, imgUrl, intro, reason }
              await act(circleAdd, refused ? { ...draft, id: refused.id } : draft)
              toast.success('已提交，审核后开放')
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
