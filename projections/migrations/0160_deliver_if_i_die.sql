-- What nobody was asked is no longer a yes. A yes that somebody gave comes back with the next rebuild, and until then the row
-- says no, which sends nothing.
update messages.messages set deliver_if_i_die = false where deliver_if_i_die;
