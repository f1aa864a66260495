import { isEvents } from '../../../school/kinds/event.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { ChoiceFilter } from '../layout/choice-filter.tsx'
import * as layout from '../ui/layout.module.css'
import { Checkbox } from '../ui/checkbox.tsx'
import { categoryName } from './entry-columns.ts'
import { waitingChoices, whenChoices } from './entry-query.ts'
import { stateChoices } from './entry-states.ts'
import { TypedFilter } from './typed-filter.tsx'
import type { ShownList } from './use-entry-list.ts'

interface EntryFiltersProps {
  kind: AnyKind
  list: ShownList
  /** only the most used filters are shown */
  isShort: boolean
}

/** The search and filters of a list of entries. */
export function EntryFilters({ kind, list, isShort }: EntryFiltersProps) {
  const { query, filter } = list
  return (
    <div className={layout.fieldRow}>
      <TypedFilter
        key={list.replacements}
        label="Search"
        type="search"
        maxLength={200}
        value={query.q}
        onChange={(q) => filter({ q })}
      />
      <ChoiceFilter
        label="State"
        all="Any state"
        value={query.state}
        choices={stateChoices.map(({ id, name }) => [id, name] as const)}
        onChange={(state) => filter({ state })}
      />
      {isEvents(kind) && (
        <ChoiceFilter
          label="When"
          all="Upcoming, then past"
          value={query.when}
          choices={whenChoices}
          onChange={(when) => filter({ when })}
        />
      )}
      {!isShort && <FurtherFilters kind={kind} list={list} />}
    </div>
  )
}

/** The filters that a phone shows when they are asked for. */
function FurtherFilters({
  kind,
  list: { query, filter, replacements },
}: Omit<EntryFiltersProps, 'isShort'>) {
  return (
    <>
      <Checkbox
        label="Mine only"
        isChecked={query.mine === 'true'}
        onChange={(isChecked) => filter({ mine: isChecked ? 'true' : '' })}
        isSwitch
      />
      <ChoiceFilter
        label="Waiting"
        all="Waiting or not"
        value={query.waiting}
        choices={waitingChoices}
        onChange={(waiting) => filter({ waiting })}
      />
      {kind.categories.length > 0 && (
        <ChoiceFilter
          label="Category"
          all="Any category"
          value={query.category}
          choices={kind.categories.map((name) => [name, categoryName(name)] as const)}
          onChange={(category) => filter({ category })}
        />
      )}
      {kind.sectionField === 'topics' && (
        <TypedFilter
          key={replacements}
          label="Topic"
          value={query.topic}
          onChange={(topic) => filter({ topic })}
          maxLength={100}
        />
      )}
    </>
  )
}
