import { useNavigate } from '@tanstack/react-router'
import type { DirNode, DiskOwner, ProjectFolder } from '@xinpu/sdk/types'
import { ListLine } from '@xinpu/ui/disk'
import { Alert, Breadcrumb, Button, LinkButton } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { usePlace } from '../app/use-place.ts'
import { bomPlace } from '../demand/bom-params.ts'
import { BomMenu } from './BomMenu.tsx'
import { sayWhy } from './use-entry-deeds.ts'
import type { SheetDeeds } from './use-sheet-deeds.ts'

interface SheetHeadProps {
  rootName: string
  /** The folders from the root down to the one that is open. */
  way: readonly DirNode[]
  hrefOf: (id: number | undefined) => string
  owner: DiskOwner
  deeds: SheetDeeds
}

/** Where one is, and the way between a folder and its list of parts: both are a person's own. */
export function SheetHead({ rootName, way, hrefOf, owner, deeds }: SheetHeadProps) {
  const navigate = useNavigate()
  const [gathered, setGathered] = useState<ProjectFolder>()
  const folder = way.at(-1)
  const gather = (bomId: number) =>
    deeds.fromBom(bomId).then((project) => {
      setGathered(project)
      return navigate({ href: hrefOf(project.folder.id) })
    }, sayWhy)

  return (
    <>
      <ListLine
        actions={
          owner === 'personal' &&
          (folder ? <FolderActs folder={folder} deeds={deeds} onGather={gather} /> : <BomMenu onChoose={gather} />)
        }
      >
        <Breadcrumb
          items={[
            { label: rootName, href: hrefOf(undefined) },
            ...way.map(({ id, name }) => ({ label: name, href: hrefOf(id) })),
          ]}
        />
      </ListLine>
      {gathered && gathered.folder.id === folder?.id && (
        <Gathered project={gathered} onClose={() => setGathered(undefined)} />
      )}
    </>
  )
}

interface FolderActsProps {
  folder: DirNode
  deeds: SheetDeeds
  onGather: (bomId: number) => void
}

/** A folder that belongs to a list leads there and is filled from it; any other becomes one. */
function FolderActs({ folder, deeds, onGather }: FolderActsProps) {
  const place = usePlace()
  const navigate = useNavigate()
  const [isMaking, setMaking] = useState(false)
  const { bomId } = folder
  const pack = () => void deeds.download([`d${folder.id}`], folder.name).catch(sayWhy)
  const toBom = () => {
    setMaking(true)
    void deeds
      .toBom(folder)
      .then((made) => navigate(bomPlace({ bom: made.bomId })), sayWhy)
      .finally(() => setMaking(false))
  }

  return (
    <>
      <Button onPress={pack}>打包下载</Button>
      {bomId === undefined ? (
        <Button isPending={isMaking} onPress={toBom}>
          做成 BOM
        </Button>
      ) : (
        <>
          <Button onPress={() => onGather(bomId)}>按 BOM 补齐</Button>
          <LinkButton href={place(bomPlace({ bom: bomId }))}>打开 BOM</LinkButton>
        </>
      )}
    </>
  )
}

/** What came of gathering, and what has no datasheet. */
const Gathered = ({ project: { added, lacking }, onClose }: { project: ProjectFolder; onClose: () => void }) => (
  <Alert
    tone={lacking.length > 0 ? 'warn' : 'ok'}
    title={added > 0 ? `新取来 ${added} 份资料` : '资料已经齐了，没有新的'}
    action={
      <Button size="sm" tone="quiet" onPress={onClose}>
        知道了
      </Button>
    }
  >
    {lacking.length > 0 &&
      `${lacking.length} 个型号还没有资料：${lacking.slice(0, 8).join('、')}${lacking.length > 8 ? ' 等' : ''}`}
  </Alert>
)
