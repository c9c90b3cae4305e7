import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import type { AddressReading } from '@xinpu/sdk/address-text'
import { regionList } from '@xinpu/sdk/portal'
import { query } from '@xinpu/sdk/query'
import type { AddressType, Region } from '@xinpu/sdk/types'
import type { AddressRegions } from '@xinpu/ui/mall'
import { useMemo } from 'react'
import { useCall } from '../app/api.ts'

/** Regions are as they are while a page is open. */
const lasting = { staleTime: Number.POSITIVE_INFINITY }
const provinces = (call: Client) => ({ ...query(call, regionList, {}), ...lasting })
const regionsIn = (call: Client, parentId: number) => ({ ...query(call, regionList, { parentId }), ...lasting })
const everyRegion = (call: Client) => ({ ...query(call, regionList, { deep: true }), ...lasting })

/** Codes of GB/T 2260: Taiwan, Hong Kong, Macao. */
const outside = [710_000, 810_000, 820_000]
const hongKong = 810_000

const isOf = (type: AddressType, { id }: Pick<Region, 'id'>): boolean =>
  type === 'HK' ? id === hongKong : !outside.includes(id)

/** The regions that addresses of a kind lie in, and how a pasted one is read. */
export function useRegions(type: AddressType) {
  const call = useCall()
  const held = useQueryClient()
  const { data } = useQuery(provinces(call))

  return useMemo(() => {
    const regions: AddressRegions = {
      nodes: (data ?? []).filter((province) => isOf(type, province)),
      load: ({ id }) => held.fetchQuery(regionsIn(call, id)),
    }
    return {
      regions,
      /** Waits for the provinces; rejects where they cannot be had. */
      ready: () => held.fetchQuery(provinces(call)),
      async readAddress(text: string) {
        const [all, { readAddress }] = await Promise.all([
          held.fetchQuery(everyRegion(call)),
          import('@xinpu/sdk/address-text'),
        ])
        return ofKind(readAddress(text, all), type, all)
      },
    }
  }, [call, data, held, type])
}

/** A reading without regions that addresses of a kind do not lie in; its regions say what lies in them. */
function ofKind(reading: AddressReading, type: AddressType, all: readonly Region[]) {
  const { province, city, district, ...rest } = reading
  if (!province || !isOf(type, province)) return rest
  const known = (id: number | undefined) => all.find((region) => region.id === id)
  return { ...rest, province: known(province.id), city: known(city?.id), district: known(district?.id) }
}
