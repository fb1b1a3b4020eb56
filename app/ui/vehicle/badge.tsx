import styles from './badge.module.css';

interface BadgesProps {
  readonly badges: readonly string[];
  readonly isBuyable: boolean;
}

export function Badges({ badges, isBuyable }: BadgesProps) {
  const toneOf = (badge: string, index: number) =>
    badge === 'NEW' ? styles.new : index === 0 && !isBuyable ? styles.out : '';
  return badges.map((badge, index) => (
    <p key={badge} className={`${styles.badge} ${toneOf(badge, index)}`}>
      {badge}
    </p>
  ));
}
