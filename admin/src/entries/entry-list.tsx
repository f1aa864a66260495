import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { BooleanInput, List, SearchInput, SelectInput, TextInput } from 'react-admin'
import { Link } from 'react-router'
import { PageTitle } from '../layout/page-title.tsx'
import { categoryName } from './entry-columns.ts'
import { EntryCards } from './entry-cards.tsx'
import { EntryTable } from './entry-table.tsx'
import { EntryTransfer } from './entry-transfer.tsx'
import { entryPath, type EntryPages } from './entry-pages.ts'
import { stateChoices } from './entry-states.ts'
import { OrderButton } from './order-dialog.tsx'

/** All entries of one kind, with search, filters, sorting and actions on several at once. */
export function EntryList({ pages }: { pages: EntryPages }) {
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const [isFiltering, setFiltering] = useState(false)
  return (
    <>
      <PageTitle title={pages.many}>
        {pages.isOrdered && <OrderButton pages={pages} />}
        <EntryTransfer pages={pages} />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          component={Link}
          to={entryPath(pages, 'create')}
        >
          New {pages.one}
        </Button>
      </PageTitle>
      {isNarrow && (
        <Button aria-expanded={isFiltering} onClick={() => setFiltering(!isFiltering)}>
          {isFiltering ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
      <List
        resource={pages.path}
        actions={false}
        title=" "
        exporter={false}
        perPage={25}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        filters={
          isNarrow && !isFiltering ? mainFilters : [...mainFilters, ...furtherFilters(pages)]
        }
        empty={false}
        sx={{ '& .filter-field': { alignItems: 'center', minHeight: 48 } }}
      >
        {isNarrow ? <EntryCards pages={pages} /> : <EntryTable pages={pages} />}
      </List>
    </>
  )
}

/** The most used filters; on a phone the others are hidden behind a button. */
const mainFilters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Search"
    helperText={false}
    slotProps={{ htmlInput: { 'aria-label': 'Search' } }}
  />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    margin="none"
    helperText={false}
    choices={stateChoices}
  />,
]

const furtherFilters = ({ categories, kind }: EntryPages) => [
  <BooleanInput
    key="mine"
    source="mine"
    label="Mine only"
    alwaysOn
    helperText={false}
    parse={(on: boolean) => on || undefined}
  />,
  ...(categories.length > 0
    ? [
        <SelectInput
          key="category"
          source="category"
          label="Category"
          alwaysOn
          margin="none"
          helperText={false}
          choices={categories.map((id) => ({ id, name: categoryName(id) }))}
        />,
      ]
    : []),
  ...(kind === 'article'
    ? [<TextInput key="topic" source="topic" label="Topic" alwaysOn helperText={false} />]
    : []),
]
