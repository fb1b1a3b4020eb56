import { showrooms } from '../../../domain/business/identity.ts';
import { Grid } from '../layout/section.tsx';
import { ShowroomCard } from './showroom-card.tsx';

/** All three locations; `full` as on the showroom page (spec S3.9). */
export function ShowroomCards({ full = false }: { readonly full?: boolean }) {
  return (
    <Grid columns={3}>
      {showrooms.map((showroom) => (
        <ShowroomCard key={showroom.id} showroom={showroom} full={full} />
      ))}
    </Grid>
  );
}
