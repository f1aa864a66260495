import SearchIcon from '@mui/icons-material/Search'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { ChoiceFilter } from '../layout/choice-filter.tsx'
import { categoryName } from './entry-columns.ts'
import { stateChoices } from './entry-states.ts'
import { TypedFilter } from './typed-filter.tsx'
import type { ShownList } from './use-entry-list.ts'

interface EntryFiltersProps {
  kind: AnyKind
  list: ShownList
  /** whether to show the most used filters only */
  isShort: boolean
}

/** The search and filters of a list of entries. */
export function EntryFilters({ kind, list, isShort }: EntryFiltersProps) {
  const { query, filter } = list
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mt: 1, mb: 2 }}
    >
      <TypedFilter
        placeholder="Search"
        value={query.q}
        onChange={(q) => filter({ q })}
        slotProps={{
          htmlInput: { 'aria-label': 'Search', maxLength: 200 },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <SearchIcon color="disabled" />
              </InputAdornment>
            ),
          },
        }}
      />
      <ChoiceFilter
        label="State"
        all="Any state"
        value={query.state}
        choices={stateChoices.map(({ id, name }) => [id, name] as const)}
        onChange={(state) => filter({ state })}
      />
      {!isShort && <FurtherFilters kind={kind} list={list} />}
    </Stack>
  )
}

/** The filters that a phone shows when they are asked for. */
function FurtherFilters({ kind, list: { query, filter } }: Omit<EntryFiltersProps, 'isShort'>) {
  return (
    <>
      <FormControlLabel
        label="Mine only"
        control={
          <Switch
            checked={query.mine === 'true'}
            onChange={({ target }) => filter({ mine: target.checked ? 'true' : '' })}
          />
        }
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
          label="Topic"
          value={query.topic}
          onChange={(topic) => filter({ topic })}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      )}
    </>
  )
}
