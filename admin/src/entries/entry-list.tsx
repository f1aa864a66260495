import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { BooleanInput, List, SearchInput, SelectInput, SimpleList, TextInput } from 'react-admin'
import { Link } from 'react-router'
import { PageTitle } from '../layout/page-title.tsx'
import { changedBy, EntryTable } from './entry-table.tsx'
import { EntryTransfer } from './entry-transfer.tsx'
import { entryPath, type EntryPages } from './entry-pages.ts'
import { stateChoices } from './entry-states.ts'
import { EmptyList } from './empty-list.tsx'
import { OrderButton } from './order-dialog.tsx'
import { StateChip } from './state-chip.tsx'
import type { Entry } from './entry.ts'

/** All entries of one kind: searched, narrowed, sorted, and worked on several at a time. */
export function EntryList({ pages }: { pages: EntryPages }) {
  const isNarrow = useMediaQuery('(max-width: 700px)')
  return (
    <>
      <PageTitle title={pages.many}>
        {pages.isOrdered && <OrderButton pages={pages} />}
        <EntryTransfer pages={pages} />
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to={entryPath(pages, 'create')}>
          New {pages.one}
        </Button>
      </PageTitle>
      <List
        resource={pages.path}
        actions={false}
        title=" "
        exporter={false}
        perPage={25}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        filters={isNarrow ? mainFilters : [...mainFilters, ...furtherFilters(pages)]}
        empty={false}
      >
        {isNarrow ? (
          <SimpleList<Entry>
            primaryText={({ title }) => title}
            secondaryText={changedBy}
            tertiaryText={stateOf}
            rowClick={(id) => entryPath(pages, Number(id))}
            empty={<EmptyList pages={pages} />}
          />
        ) : (
          <EntryTable pages={pages} />
        )}
      </List>
    </>
  )
}

const stateOf = ({ state }: Entry) => <StateChip state={state} />

/** What one looks for most; on a phone there is room for no more. */
const mainFilters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Search"
    slotProps={{ htmlInput: { 'aria-label': 'Search' } }}
  />,
  <SelectInput key="state" source="state" label="State" alwaysOn choices={stateChoices} />,
]

const furtherFilters = ({ categories, kind }: EntryPages) => [
  <BooleanInput key="mine" source="mine" label="Mine only" alwaysOn parse={(on: boolean) => on || undefined} />,
  ...(categories.length > 0
    ? [
        <SelectInput
          key="category"
          source="category"
          label="Category"
          alwaysOn
          choices={categories.map((name) => ({ id: name, name }))}
        />,
      ]
    : []),
  ...(kind === 'article' ? [<TextInput key="topic" source="topic" label="Topic" alwaysOn />] : []),
]
