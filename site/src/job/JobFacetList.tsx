import { useSuspenseQuery } from '@tanstack/react-query'
import { educationLabels, experienceLabels } from '@xinpu/sdk/labels'
import type { JobFacets } from '@xinpu/sdk/types'
import { FacetPanel } from '@xinpu/ui/search'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { filterOf, readJobParams, type JobParams } from './job-params.ts'
import { jobsPlace } from './places.ts'
import { jobFacetsOf, jobKinds } from './queries.ts'

type Name = 'categoryId' | 'city' | 'education' | 'experience' | 'tag'

const valuesOf = (counted: readonly { name: string; count: number }[], labels: Readonly<Record<string, string>> = {}) =>
  counted.map(({ name, count }) => ({ value: name, label: labels[name] ?? name, count }))

/** Kinds, cities, education, experience and skills, each with how many jobs there are. */
export function JobFacetList({ search }: { search: JobParams }) {
  const call = useCall()
  const place = usePlace()
  const { data: kinds } = useSuspenseQuery(jobKinds(call))
  const { data: counts } = useSuspenseQuery(jobFacetsOf(call, filterOf(search)))
  const cities = search.city?.split(',') ?? []
  const isNarrowed = Object.keys(filterOf(search)).length > 0

  return (
    <FacetPanel<Name>
      facets={[
        {
          name: 'categoryId',
          label: '职位',
          values: kinds.flatMap(({ children }) =>
            children.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
          ),
        },
        ...ownFacets(counts),
      ]}
      selected={{
        categoryId: search.categoryId === undefined ? [] : [String(search.categoryId)],
        city: cities,
        education: search.education ? [search.education] : [],
        experience: search.experience ? [search.experience] : [],
        tag: search.tag ? [search.tag] : [],
      }}
      hrefOf={(name, value, isOn) => {
        const { page: _page, ...kept } = search
        const next = name === 'city' ? toggled(cities, value, isOn) : isOn ? undefined : value
        return place(jobsPlace(readJobParams({ ...kept, [name]: next })))
      }}
      {...(isNarrowed && { clearHref: place(jobsPlace()) })}
    />
  )
}

const ownFacets = ({ cities, experiences, educations, tags }: JobFacets) => [
  { name: 'city' as const, label: '城市', values: valuesOf(cities) },
  { name: 'experience' as const, label: '经验', values: valuesOf(experiences, experienceLabels) },
  { name: 'education' as const, label: '学历', values: valuesOf(educations, educationLabels) },
  { name: 'tag' as const, label: '会的', values: valuesOf(tags) },
]

/** Several cities may be wished at once. */
const toggled = (cities: readonly string[], city: string, isOn: boolean): string | undefined =>
  (isOn ? cities.filter((each) => each !== city) : [...cities, city]).join(',') || undefined
